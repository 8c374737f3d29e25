import { expect, test } from "vitest";
import { codeIn, onlyHere, placeIn } from "../../src/net/address";

test.each([
  ["KXWPQM", "KXWPQM"],
  [" kxw-pqm ", "KXWPQM"],
  ["KXW PQM", "KXWPQM"],
  ["#KXWPQM", "KXWPQM"],
  ["http://127.0.0.1:8620/games/#KXWPQM", "KXWPQM"],
  ["https://example.org/games/t/KXWPQM", "KXWPQM"],
  ["", ""],
  ["#", ""],
  ["KX/../WP", ""],
  ["123", ""],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ["", "start", ""],
  ["#/", "start", ""],
  ["#/nowhere", "start", ""],
  ["#kxwpqm", "table", "KXWPQM"],
  ["#KXWPQM/tv", "tv", "KXWPQM"],
  ["#KXWPQM/replay", "replay", "KXWPQM"],
  ["#KXWPQM/review", "review", "KXWPQM"],
  ["#/mistakes", "review", ""],
  ["#/history", "history", ""],
  ["#/history/12", "game", "12"],
  ["#/rules/mixx-a", "rules", "mixx-a"],
  ["#/settings", "settings", ""],
  ["#/learn", "learn", ""],
  ["#/pad", "pads", ""],
  ["#/pad/longo", "pad", "longo"],
  ["#/puzzles", "puzzles", ""],
  ["#/puzzles/mixx-a", "puzzles", "mixx-a"],
  ["#/puzzles/classic-7", "puzzles", "classic-7"],
])("%j is the place %s %s", (hash, page, of) => {
  expect(placeIn(hash)).toEqual({ page, of });
});

test.each([
  ["http://127.0.0.1:8620/#KXWPQM", true],
  ["http://127.1.2.3/#KXWPQM", true],
  ["http://localhost:8620/games/#KXWPQM", true],
  ["http://rowlock.localhost/#KXWPQM", true],
  ["http://[::1]:8620/#KXWPQM", true],
  ["http://192.168.1.20:8620/#KXWPQM", false],
  ["http://127.0.0.1.example.org/#KXWPQM", false],
  ["http://localhost.example.org/#KXWPQM", false],
  ["https://example.org/#127.0.0.1", false],
])("whether only this computer can open %s: %s", (address, only) => {
  expect(onlyHere(address)).toBe(only);
});
