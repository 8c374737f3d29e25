/**
 * Lays the page out in few files: what every screen needs, what the start page adds and shares with screens other than
 * the table, what it adds alone, what a table knows of its game, what it adds to that, what a sheet adds wherever one is
 * drawn, what surrounds it for players, spectators, learners, replays and score pads alike, what playing adds, what is
 * offered both in the lobby and beside a game, how fields are filled in, and what replays, positions and puzzles have in
 * common. A bundler left alone makes a file of each
 * module that two screens share, and a phone far away waits for every one of them.
 */

import type { Plugin } from "vite";

const SHELL = /[\\/]src[\\/]main\.ts$/;
const START = /[\\/]src[\\/]start[\\/]Start\.svelte$/;
const TABLE = /[\\/]src[\\/]table[\\/]AtTable\.svelte$/;
const LOBBY = /[\\/]src[\\/]lobby[\\/]Lobby\.svelte$/;
const TV = /[\\/]src[\\/]tv[\\/]Tv\.svelte$/;
const PLAY = /[\\/]src[\\/]table[\\/]Play\.svelte$/;
const PAD = /[\\/]src[\\/]pad[\\/]ScorePad\.svelte$/;
const BOARD = /[\\/]src[\\/]analysis[\\/]Analysis\.svelte$/;
const REPLAY = /[\\/]src[\\/]replay[\\/]Replay\.svelte$/;
const LESSON = /[\\/]src[\\/]tutorial[\\/]Learn\.svelte$/;
const SETTINGS = /[\\/]src[\\/]settings[\\/]SettingsPage\.svelte$/;
/** Svelte's parts for input fields, which no table needs: they would be in the shell with all the others. */
const FIELDS = /[\\/]bindings[\\/](input|select|size)\.js$/;
/** What every language needs. */
const FORMS = /[\\/]src[\\/]texts[\\/]forms\.ts$/;
/** What replays, reviews, the board and puzzles share. */
const POSITIONS =
  /[\\/]src[\\/](replay[\\/](replay|replaying|still)|review[\\/]position|analysis[\\/]link|net[\\/]failure)\.ts$/;
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
  const game = new Set<string>();
  const table = new Set<string>();
  const sheet = new Set<string>();
  const sheets = new Set<string>();
  const play = new Set<string>();
  const offers = new Set<string>();
  const fields = new Set<string>();
  const positions = new Set<string>();
  const named = { fields, shell, shared, start, game, table, sheet, sheets, play, offers, positions };
  const groups = Object.entries(named).map(([name, modules], index) => {
    return { name, test: (id: string) => modules.has(id), priority: 11 - index };
  });
  return {
    name: "parts",
    apply: "build",
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
    }),
    /** A file of Svelte imports them all: without this, it would load them to run them for nothing. */
    transform: (_, id) => (FIELDS.test(id) ? { moduleSideEffects: false } : null),
    buildEnd() {
      const imports: Imports = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const ids = [...this.getModuleIds()];
      const of = (screen: RegExp, found = new Set<string>()) => {
        for (const id of ids) if (screen.test(id)) needed(id, imports, found);
        return found;
      };
      of(FORMS, of(SHELL, shell));
      of(START, start);
      of(TABLE, table);
      of(PLAY, play);
      const [lobby, board, learn, settings] = [of(LOBBY), of(BOARD), of(LESSON), of(SETTINGS)];
      const drawn = new Set([...board, ...of(PAD), ...of(REPLAY)]);
      const tv = of(TV);
      const elsewhere = new Set<string>();
      for (const id of ids)
        if (!SHELL.test(id) && !START.test(id) && this.getModuleInfo(id)?.dynamicImporters.length)
          needed(id, imports, elsewhere);
      for (const id of new Set([...table, ...play])) {
        if (settings.has(id)) shell.add(id);
        else if (table.has(id) || lobby.has(id)) (drawn.has(id) ? game : table).add(id);
        else if (board.has(id)) sheet.add(id);
        else if (drawn.has(id) || learn.has(id)) sheets.add(id);
        else if (tv.has(id)) table.add(id);
      }
      for (const id of ids) if (FIELDS.test(id)) fields.add(id);
      for (const id of ids) if (POSITIONS.test(id)) positions.add(id);
      for (const id of of(BESIDE)) if (lobby.has(id)) offers.add(id);
      for (const id of start) if (elsewhere.has(id)) (table.has(id) || play.has(id) ? shell : shared).add(id);
    },
  };
}
