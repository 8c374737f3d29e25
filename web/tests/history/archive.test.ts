import { expect, test } from "vitest";
import { Archive } from "../../src/history/archive";
import type { Kept } from "../../src/history/backup";
import type { Finished } from "../../src/history/history";
import { type Item, MemoryShelf, type Shelf } from "../../src/history/shelf";

const game = (id: string, when: number): Finished => ({
  id,
  when,
  variant: "classic",
  title: "Classic",
  turns: 20,
  rows: [],
  seats: [],
});
const kept = (id: string): Kept => ({ record: `variant classic ${id}`, toml: "" });
const ids = async (archive: Archive) => (await archive.games()).map(({ id }) => id);

/** A shelf with room for so much: a record takes 4, the figures of a game 1. */
class SmallShelf extends MemoryShelf {
  room: number;

  constructor(room: number) {
    super();
    this.room = room;
  }

  override async add(items: readonly Item[]): Promise<void> {
    const games = new Set([...(await this.games()), ...items.map(([one]) => one)].map(({ id }) => id));
    const records = new Set([...(await this.recorded()), ...items.flatMap(([one, of]) => (of ? [one.id] : []))]);
    if (games.size + records.size * 4 > this.room) throw new DOMException("full", "QuotaExceededError");
    await super.add(items);
  }
}

/** Gives no room back, as a database that has not cleaned up yet. */
class LazyShelf extends SmallShelf {
  override async drop(ids: readonly string[]): Promise<void> {
    await super.drop(ids);
    this.room -= ids.length * 4;
  }
}

class BrokenShelf extends MemoryShelf {
  override async games(): Promise<readonly Finished[]> {
    throw new DOMException("blocked", "SecurityError");
  }
  override async kept(): Promise<Kept | null> {
    throw new DOMException("blocked", "SecurityError");
  }
  override async add(): Promise<void> {
    throw new DOMException("blocked", "SecurityError");
  }
  override async remove(): Promise<void> {
    throw new DOMException("blocked", "SecurityError");
  }
}

test("a game is kept once, as it was first told, and its record when that comes", async () => {
  const archive = new Archive(new MemoryShelf());
  await archive.keep(game("A", 1), null);
  expect(await archive.kept("A")).toBeNull();
  await archive.keep(game("A", 9), kept("A"));
  await archive.keep(game("A", 10), kept("other"));
  expect(await archive.games()).toEqual([game("A", 1)]);
  expect(await archive.kept("A")).toEqual(kept("A"));
  expect([(await archive.game("A"))?.when, await archive.game("B")]).toEqual([1, null]);
});

test("what one tab keeps does not undo what another one kept", async () => {
  const shelf: Shelf = new MemoryShelf();
  const [one, other] = [new Archive(shelf), new Archive(shelf)];
  await Promise.all([one.keep(game("A", 1), kept("A")), other.keep(game("B", 2), kept("B"))]);
  expect([await ids(one), await ids(other)]).toEqual([
    ["B", "A"],
    ["B", "A"],
  ]);
});

test("where there is no room, the oldest records go, and all figures stay", async () => {
  const archive = new Archive(new SmallShelf(150));
  const names = Array.from({ length: 60 }, (_, index) => `G${index}`);
  for (const [index, name] of names.entries()) {
    await archive.keep(game(name, index), kept(name));
    expect(await archive.kept(name), "the newest is always whole").toEqual(kept(name));
  }
  expect(await ids(archive)).toEqual([...names].reverse());
  const whole = await archive.whole();
  const records = whole.filter(({ record }) => record).map(({ id }) => id);
  expect(records).toEqual([...names].reverse().slice(0, records.length));
  expect(records.length).toBeGreaterThan(10);
  expect(archive.forgetful).toBe(false);
});

test("where there is no room at all, games are remembered until the page is left", async () => {
  const archive = new Archive(new SmallShelf(1));
  await archive.keep(game("A", 1), kept("A"));
  await archive.keep(game("B", 2), kept("B"));
  expect(await ids(archive)).toEqual(["B", "A"]);
  expect(await archive.kept("B")).toEqual(kept("B"));
  expect(archive.forgetful).toBe(true);
});

test("a database that fails for another reason costs no record", async () => {
  class MoodyShelf extends MemoryShelf {
    moody = false;
    override async add(items: readonly Item[]): Promise<void> {
      if (this.moody) throw new DOMException("who knows", "UnknownError");
      await super.add(items);
    }
  }
  const shelf = new MoodyShelf();
  const archive = new Archive(shelf);
  await archive.keep(game("A", 1), kept("A"));
  shelf.moody = true;
  await archive.keep(game("B", 2), kept("B"));
  expect([await archive.kept("A"), await archive.kept("B")]).toEqual([kept("A"), kept("B")]);
});

test("where a database frees nothing, not every record is given up for a new one", async () => {
  const shelf = new LazyShelf(1000);
  const archive = new Archive(shelf);
  for (let index = 0; index < 201; index += 1) await archive.keep(game(`G${index}`, index), kept(`G${index}`));
  expect((await shelf.recorded()).length).toBe(150);
  expect(await archive.kept("G200")).toEqual(kept("G200"));
  expect(await archive.kept("G199")).toEqual(kept("G199"));
  expect([(await archive.games()).length, archive.forgetful]).toEqual([201, true]);
});

test("an old game from elsewhere takes no room from a newer one", async () => {
  const archive = new Archive(new SmallShelf(10));
  for (const [id, when] of [
    ["B", 2],
    ["C", 3],
  ] as const)
    await archive.keep(game(id, when), kept(id));
  expect(await archive.restore([{ ...game("A", 1), ...kept("A") }])).toBe(1);
  expect([await archive.kept("B"), await archive.kept("C")]).toEqual([kept("B"), kept("C")]);
  expect(await ids(archive)).toEqual(["C", "B", "A"]);
});

test.each([new BrokenShelf(), null])(
  "where storage is blocked, everything works until the page is left",
  async (shelf) => {
    const archive = new Archive(shelf);
    expect(await ids(archive)).toEqual([]);
    await archive.keep(game("A", 1), kept("A"));
    expect([await ids(archive), await archive.kept("A"), archive.forgetful]).toEqual([["A"], kept("A"), true]);
    await archive.remove(["A"]);
    expect(await ids(archive)).toEqual([]);
  },
);

test("all games can be taken to another device, and nothing comes twice", async () => {
  const [one, other] = [new Archive(new MemoryShelf()), new Archive(new MemoryShelf())];
  await one.keep(game("A", 1), kept("A"));
  await one.keep(game("B", 2), null);
  await other.keep(game("B", 5), kept("B"));
  expect(await other.restore(await one.whole())).toBe(1);
  expect(await other.restore(await one.whole())).toBe(0);
  expect(await ids(other)).toEqual(["B", "A"]);
  expect([await other.kept("A"), await other.kept("B")]).toEqual([kept("A"), kept("B")]);
  await other.remove(["A", "B"]);
  expect([await ids(other), await other.kept("A")]).toEqual([[], null]);
});
