import { expect, test } from "vitest";
import { planFor } from "../../worker/plan";

const SCOPE = "https://example.org/games/";

test.each([
  ["", true, "page"],
  ["#KXWPQM", true, "page"],
  ["?from=home", true, "page"],
  ["index.html", true, "page"],
  ["t/KXWPQM", true, "page"],
  ["t/KXWPQM/replay", true, "page"],
  ["t/KXWPQM/other", true, "leave"],
  ["api/tables/KXWPQM/record.txt", true, "leave"],
  ["health", true, "leave"],
  ["assets/index-B1.js", false, "asset"],
  ["assets/index-B1.js", true, "leave"],
  ["api/variants", false, "data"],
  ["api/variants/mixx-a/rules?lang=de", false, "data"],
  ["api/tables/KXWPQM/rules?lang=de", false, "data"],
  ["icon-192.png", false, "data"],
  ["manifest.webmanifest", false, "data"],
  ["api/tables", false, "leave"],
  ["api/tables/KXWPQM", false, "leave"],
  ["api/tables/KXWPQM/record.txt", false, "leave"],
  ["api/tables/KXWPQM/replay", false, "leave"],
  ["api/variants/classic/sheet.svg", false, "leave"],
  ["api/bots", false, "leave"],
  ["offline/pyodide-1/python.wasm", false, "offline"],
  ["offline/rowlock-1.zip", false, "offline"],
  ["offline/manifest.json", false, "leave"],
  ["data/variants.json", false, "asset"],
  ["data/rules/mixx-a.de.txt", false, "data"],
  ["metrics", false, "leave"],
  ["", false, "leave"],
])("%j (somebody goes there: %s) is %s", (path, navigates, plan) => {
  expect(planFor({ method: "GET", url: SCOPE + path, navigates }, SCOPE)).toBe(plan);
});

test("what is sent, and what lies elsewhere, is left alone", () => {
  expect(planFor({ method: "POST", url: `${SCOPE}api/variants`, navigates: false }, SCOPE)).toBe("leave");
  expect(planFor({ method: "GET", url: "https://example.org/", navigates: true }, SCOPE)).toBe("leave");
  expect(planFor({ method: "GET", url: "https://other.org/games/", navigates: true }, SCOPE)).toBe("leave");
});
