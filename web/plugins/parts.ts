/**
 * Lays the page out in few files: what every screen needs, what the start page adds and shares with screens other than
 * the table, what it adds alone, what a table adds, what its sheets add for players, spectators and score pads alike,
 * what playing adds, what is offered both in the lobby and beside a game, what replays, positions and puzzles have in
 * common, what all screens with puzzles need, and what solving them adds. A bundler left alone makes a file of each
 * module that two screens share, and a phone far away waits for every one of them.
 */

import type { Plugin } from "vite";

const SHELL = /[\\/]src[\\/]main\.ts$/;
const START = /[\\/]src[\\/]start[\\/]Start\.svelte$/;
const TABLE = /[\\/]src[\\/]table[\\/]AtTable\.svelte$/;
const LOBBY = /[\\/]src[\\/]lobby[\\/]Lobby\.svelte$/;
const TV = /[\\/]src[\\/]tv[\\/]Tv\.svelte$/;
const PLAY = /[\\/]src[\\/]table[\\/]Play\.svelte$/;
const PAD = /[\\/]src[\\/]pad[\\/]PadPage\.svelte$/;
const FORMS = /[\\/]src[\\/]texts[\\/]forms\.ts$/;
const POSITIONS = /[\\/]src[\\/](replay[\\/](replay|still)|review[\\/]position|analysis[\\/]link|net[\\/]failure)\.ts$/;
const PUZZLES =
  /[\\/]src[\\/](review[\\/]Learning|puzzles[\\/](PuzzlesRoute|Numbers|standing|progress|rating|source|words[\\/]index))\.(svelte|svelte\.ts|ts)$/;
const TRAINING = /[\\/]src[\\/]puzzles[\\/](Training|Trainer|PuzzleBoard|Moves|tasks|choosing)\.(svelte|ts)$/;
const BESIDE = /[\\/]src[\\/]table[\\/]Menu\.svelte$/;

type Imports = (id: string) => readonly string[];

/** The modules that a module cannot do without. */
function needed(id: string, imports: Imports, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of imports(id)) needed(other, imports, found);
  return found;
}

export function parts(): Plugin {
  const shell = new Set<string>();
  const shared = new Set<string>();
  const start = new Set<string>();
  const table = new Set<string>();
  const sheets = new Set<string>();
  const play = new Set<string>();
  const offers = new Set<string>();
  const groups = [
    { name: "forms", test: FORMS, priority: 7 }, // every language needs it, and nothing that comes with another group
    { name: "shell", test: (id: string) => shell.has(id), priority: 6 },
    { name: "shared", test: (id: string) => shared.has(id), priority: 5 },
    { name: "start", test: (id: string) => start.has(id), priority: 4 },
    { name: "table", test: (id: string) => table.has(id), priority: 3 },
    { name: "sheets", test: (id: string) => sheets.has(id), priority: 2 },
    { name: "play", test: (id: string) => play.has(id), priority: 1 },
    { name: "offers", test: (id: string) => offers.has(id), priority: 0 },
    { name: "positions", test: POSITIONS, priority: 0 },
    { name: "puzzles", test: PUZZLES, priority: 0 },
    { name: "training", test: TRAINING, priority: 0 },
  ];
  return {
    name: "parts",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const imports: Imports = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const elsewhere = new Set<string>();
      const lobby = new Set<string>();
      const tv = new Set<string>();
      const beside = new Set<string>();
      const pad = new Set<string>();
      for (const id of this.getModuleIds()) {
        if (SHELL.test(id)) needed(id, imports, shell);
        else if (START.test(id)) needed(id, imports, start);
        else if (this.getModuleInfo(id)?.dynamicImporters.length) needed(id, imports, elsewhere);
        if (TABLE.test(id)) needed(id, imports, table);
        if (LOBBY.test(id)) needed(id, imports, lobby);
        if (TV.test(id)) needed(id, imports, tv);
        if (PLAY.test(id)) needed(id, imports, play);
        if (PAD.test(id)) needed(id, imports, pad);
        if (BESIDE.test(id)) needed(id, imports, beside);
      }
      for (const id of play) {
        if (lobby.has(id)) table.add(id);
        else if (tv.has(id) || pad.has(id)) sheets.add(id);
      }
      for (const id of beside) if (lobby.has(id)) offers.add(id);
      for (const id of start) if (elsewhere.has(id)) (table.has(id) || play.has(id) ? shell : shared).add(id);
    },
  };
}
