import { expect, test } from "vitest";
import { drawSalt, Keep, type Seat, type Store } from "../../src/state/keep";

const seat = (code: string): Seat => ({ code, token: `t${code}`, salt: "a1", commitment: "c" });

class Shelf implements Store {
  readonly content = new Map<string, string>();
  get length(): number {
    return this.content.size;
  }
  key(index: number): string | null {
    return [...this.content.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.content.delete(key);
  }
  getItem(key: string): string | null {
    return this.content.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.content.set(key, value);
  }
}

class Blocked implements Store {
  get length(): number {
    throw new Error("blocked");
  }
  key(): string | null {
    throw new Error("blocked");
  }
  removeItem(): void {
    throw new Error("blocked");
  }
  getItem(): string | null {
    throw new Error("blocked");
  }
  setItem(): void {
    throw new Error("blocked");
  }
}

test.each([
  ["storage", new Shelf(), true],
  ["blocked storage", new Blocked(), false],
  ["no storage", null, false],
])("with %s names and seats are kept while the page is there", (_, store, lasts) => {
  const keep = new Keep(store);
  expect(keep.lasts).toBe(lasts);
  expect([keep.name, keep.names, keep.variant, keep.bot, keep.seats]).toEqual(["", [], "", "", []]);
  keep.names = ["Ada", "Ben"];
  keep.variant = "longo";
  keep.bot = "vera";
  expect([keep.names, keep.variant, keep.bot]).toEqual([["Ada", "Ben"], "longo", "vera"]);
  keep.name = "Ada";
  keep.keep(seat("A"));
  keep.keep(seat("B"));
  keep.keep({ ...seat("A"), token: "new" });
  expect(keep.name).toBe("Ada");
  expect(keep.seats.map((kept) => kept.token)).toEqual(["new", "tB"]);
  keep.forget("A");
  expect(keep.seat("A")).toBeUndefined();
  expect(keep.seat("B")).toEqual(seat("B"));
  const note = { variant: "longo", variantName: "Longo", people: ["Ada"], over: false };
  keep.note("B", note);
  keep.note("C", note);
  expect(keep.seats).toEqual([{ ...seat("B"), note }]);
  keep.finish("B");
  keep.finish("C");
  expect(keep.seats).toEqual([{ ...seat("B"), note: { ...note, over: true } }]);
  keep.forgetEverything();
  expect([keep.name, keep.names, keep.variant, keep.seats]).toEqual(["", [], "", []]);
});

test("what was offered is remembered until everything is forgotten", () => {
  const shelf = new Shelf();
  new Keep(shelf).offered = ["sound"];
  expect(new Keep(shelf).offered).toEqual(["sound"]);
  shelf.setItem("rowlock.offered", '[1, "sound"');
  expect(new Keep(shelf).offered).toEqual([]);
  new Keep(shelf).offered = ["sound"];
  new Keep(shelf).forgetEverything();
  expect(new Keep(shelf).offered).toEqual([]);
});

test("what belongs to others is left alone", () => {
  const shelf = new Shelf();
  shelf.setItem("another", "page");
  const keep = new Keep(shelf);
  keep.name = "Ada";
  keep.keep(seat("A"));
  expect(keep.lasts).toBe(true);
  keep.forgetEverything();
  expect([...shelf.content]).toEqual([["another", "page"]]);
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

test("a device is new until somebody plays or learns there", () => {
  const acts: readonly ((keep: Keep) => void)[] = [
    (keep) => {
      keep.name = "Ada";
    },
    (keep) => {
      keep.names = ["Ada", "Ben"];
    },
    (keep) => keep.keep({ code: "KXWPQM", token: "t", salt: "s", commitment: "" }),
    (keep) => {
      keep.taught = true;
    },
  ];
  for (const act of acts) {
    const keep = new Keep(null);
    expect(keep.isNew).toBe(true);
    act(keep);
    expect(keep.isNew).toBe(false);
  }
});

test("the tutorial's table is kept until it is done, apart from the seats", () => {
  const keep = new Keep(null);
  expect(keep.lesson).toBeNull();
  keep.lesson = { code: "KXWPQM", token: "t", salt: "" };
  expect(keep.lesson).toEqual({ code: "KXWPQM", token: "t", salt: "" });
  expect(keep.seats).toEqual([]);
  keep.lesson = null;
  expect(keep.lesson).toBeNull();
});

test("a variant is met once", () => {
  const keep = new Keep(null);
  keep.meet("a");
  keep.meet("b");
  keep.meet("a");
  expect(keep.met).toEqual(["a", "b"]);
});

test("how tables are opened is kept, and what makes no sense is as usual", () => {
  const shelf = new Shelf();
  const keep = new Keep(shelf);
  const usual = { clock: 0, anyoneRolls: false, coach: false, bots: 1 };
  expect(keep.habits).toEqual(usual);
  keep.habits = { clock: 30, anyoneRolls: true, coach: true, bots: 3 };
  expect(new Keep(shelf).habits).toEqual({ clock: 30, anyoneRolls: true, coach: true, bots: 3 });
  for (const nonsense of ["[]", "7", "null", "{", '{"clock":"x","anyoneRolls":1,"bots":null}']) {
    shelf.setItem("rowlock.habits", nonsense);
    expect(keep.habits).toEqual(usual);
  }
});

test("a table that was left keeps its seat", () => {
  const keep = new Keep(new Shelf());
  keep.keep(seat("A"));
  keep.keep(seat("B"));
  keep.leave("A", true);
  expect(keep.seats.map(({ code, left = false }) => [code, left])).toEqual([
    ["B", false],
    ["A", true],
  ]);
  keep.leave("A", false);
  expect(keep.seat("A")).toEqual({ ...seat("A"), left: false });
});
