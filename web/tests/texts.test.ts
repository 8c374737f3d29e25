import { expect, test } from "vitest";
import { preferred } from "../src/texts";

test.each([
  [["en-US", "de"], "en"],
  [["", "xx", "EN-gb"], "en"],
  [["xx-YY"], "en"],
  [[], "en"],
])("somebody who reads %j is told in %s", (read, language) => {
  expect(preferred(read)).toBe(language);
});
