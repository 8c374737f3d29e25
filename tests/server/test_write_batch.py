"""A group of writes has the same outcome as the same writes one by one."""

from hypothesis import example, given
from hypothesis import strategies as st

from rowlock.errors import RowlockError
from rowlock.server.write_batch import Write, settle
from rowlock.table.store import MemoryStore
from waiting import run

names = st.sampled_from(["ash", "elm", "oak"])
lines = st.lists(st.sampled_from("abc"), max_size=3)
times = st.integers(1, 9).map(float)
writes = st.builds(Write, names, st.none() | st.integers(0, 4), lines, times)


@given(st.dictionaries(names, lines), st.lists(writes, max_size=12))
def test_a_group_comes_to_what_a_store_in_memory_would(before: dict[str, list[str]], group: list[Write]) -> None:
    async def one_by_one() -> tuple[list[str | None], dict[str, list[str]]]:
        store = MemoryStore()
        for table, entries in before.items():
            await store.create(table, entries, 0.0)
        results: list[str | None] = []
        for write in group:
            try:
                if write.after is None:
                    await store.create(write.table, write.entries, write.at)
                else:
                    await store.append(write.table, write.after, write.entries, write.at)
                results.append(None)
            except RowlockError as refusal:
                results.append(str(refusal))
        touched = {write.table for write, result in zip(group, results, strict=True) if result is None}
        return results, {table: await store.load(table) for table in before.keys() | touched}

    results, logs = run(one_by_one())
    heads = {table: len(entries) for table, entries in before.items()}
    batch = settle(group, heads)
    assert [refusal and str(refusal) for refusal in batch.refusals] == results

    after = {table: list(enumerate(entries, 1)) for table, entries in before.items()}
    after |= {table: [] for table, *_ in batch.new_tables}
    for table, version, entry in batch.entries:
        after[table].append((version, entry))
    assert after == {table: list(enumerate(entries, 1)) for table, entries in logs.items()}
    heads |= {table: head for table, head, *_ in batch.new_tables}
    heads |= {table: head for table, head, _ in batch.moved_heads}
    assert heads == {table: len(entries) for table, entries in logs.items()}


@example([Write("oak", 2, ["a"], 1.0), Write("elm", 0, ["b"], 2.0), Write("ash", None, [], 3.0)])
@given(st.lists(writes, max_size=12))
def test_rows_are_taken_in_order_and_touched_when_last_written(group: list[Write]) -> None:
    batch = settle(group, {"elm": 0, "oak": 2})
    stored = [write for write, refusal in zip(group, batch.refusals, strict=True) if refusal is None]
    times = {
        table: [write.at for write in stored if write.table == table] for table in sorted({w.table for w in stored})
    }
    new = {"ash": times["ash"]} if "ash" in times else {}
    assert [(table, *when) for table, _, *when in batch.new_tables] == [(t, at[0], at[-1]) for t, at in new.items()]
    moved = {table: at for table, at in times.items() if table not in new}
    assert [(table, at) for table, _, at in batch.moved_heads] == [(table, at[-1]) for table, at in moved.items()]
