import { expect, test } from "vitest";
import { drawSalt, Keep, type Seat, type Store } from "../../src/net/keep";

const seat = (code: string): Seat => ({ code, token: `t${code}`, salt: "a1", commitment: "c" });

class Shelf implements Store {
  readonly content = new Map<string, string>();
  getItem(key: string): string | null {
    return this.content.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.content.set(key, value);
  }
}

class Blocked implements Store {
  getItem(): string | null {
    throw new Error("blocked");
  }
  setItem(): void {
    throw new Error("blocked");
  }
}

test.each([
  ["storage", new Shelf()],
  ["blocked storage", new Blocked()],
  ["no storage", null],
])("with %s a name and seats are kept while the page is there", (_, store) => {
  const keep = new Keep(store);
  expect([keep.name, keep.seats]).toEqual(["", []]);
  keep.name = "Ada";
  keep.keep(seat("A"));
  keep.keep(seat("B"));
  keep.keep({ ...seat("A"), token: "new" });
  expect(keep.name).toBe("Ada");
  expect(keep.seats.map((kept) => kept.token)).toEqual(["new", "tB"]);
  keep.forget("A");
  expect(keep.seat("A")).toBeUndefined();
  expect(keep.seat("B")).toEqual(seat("B"));
});

test("two tabs see each other's seats", () => {
  const shelf = new Shelf();
  const [one, other] = [new Keep(shelf), new Keep(shelf)];
  one.keep(seat("A"));
  other.keep(seat("B"));
  expect(one.seats.map((kept) => kept.code)).toEqual(["B", "A"]);
});

test("what cannot be read is as good as nothing", () => {
  for (const text of ["", "{", "3", '[{"code": "A"}, 7, null]']) {
    const shelf = new Shelf();
    shelf.setItem("rowlock.seats", text);
    expect(new Keep(shelf).seats).toEqual([]);
  }
});

test("old seats make room", () => {
  const keep = new Keep(new Shelf());
  for (let n = 0; n < 60; n++) keep.keep(seat(`T${n}`));
  expect(keep.seats.length).toBe(50);
  expect(keep.seats[0]?.code).toBe("T59");
});

test("salts are hexadecimal, and never the same", () => {
  expect(drawSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(drawSalt()).not.toBe(drawSalt());
});
