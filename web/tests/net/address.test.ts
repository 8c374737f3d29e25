import { expect, test } from "vitest";
import { codeIn } from "../../src/net/address";

test.each([
  ["KXWPQM", "KXWPQM"],
  [" kxw-pqm ", "KXWPQM"],
  ["KXW PQM", "KXWPQM"],
  ["#KXWPQM", "KXWPQM"],
  ["http://127.0.0.1:8620/games/#KXWPQM", "KXWPQM"],
  ["", ""],
  ["#", ""],
  ["KX/../WP", ""],
  ["123", ""],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
