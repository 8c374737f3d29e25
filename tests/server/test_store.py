"""One suite for every store: in memory, SQLite, PostgreSQL."""

import asyncio

import pytest

from rowlock.errors import StoreUnavailable, TableTaken, UnknownTable, VersionConflict
from stores import Open
from waiting import run


def test_a_log_is_read_as_it_was_written(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await logs.create("oak", ["a", "b"], 1.0)
            await logs.append("oak", 2, ["c"], 2.0)
            await logs.append("oak", 3, ["d", "é 骰 '\"\\%:x"], 3.0)
            assert await logs.load("oak") == ["a", "b", "c", "d", "é 骰 '\"\\%:x"]
            assert await logs.load("oak", 3) == ["d", "é 骰 '\"\\%:x"]
            assert await logs.load("oak", 5) == []
        async with store() as logs:
            assert len(await logs.load("oak")) == 5

    run(story())


def test_a_caller_who_is_ahead_of_the_log_is_told_so(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await logs.create("oak", ["a", "b"], 1.0)
            await logs.create("elm", [], 1.0)
            for table, head, after in (("oak", 2, 3), ("oak", 2, 99), ("elm", 0, 1)):
                with pytest.raises(VersionConflict, match=f"is at version {head}: .* lost entries up to .* {after}"):
                    await logs.load(table, after)
            with pytest.raises(UnknownTable):
                await logs.load("ash", 1)

    run(story())


def test_a_log_may_be_empty_and_be_added_nothing(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await logs.create("elm", [], 1.0)
            await logs.append("elm", 0, [], 2.0)
            assert await logs.load("elm") == []
            with pytest.raises(VersionConflict):
                await logs.append("elm", 1, [], 3.0)
            await logs.append("elm", 0, ["a"], 4.0)
            assert await logs.load("elm") == ["a"]

    run(story())


def test_a_log_has_many_entries_in_order(store: Open) -> None:
    many = [str(number) for number in range(2345)]

    async def story() -> None:
        async with store() as logs:
            await logs.create("oak", many, 1.0)
            await logs.append("oak", 2345, many, 1.0)
            assert await logs.load("oak") == many + many

    run(story())


def test_what_is_not_there_is_unknown_and_what_is_there_is_taken(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            with pytest.raises(UnknownTable):
                await logs.load("oak")
            with pytest.raises(UnknownTable):
                await logs.append("oak", 0, ["a"], 1.0)
            await logs.create("oak", ["a"], 1.0)
            with pytest.raises(TableTaken):
                await logs.create("oak", ["b"], 1.0)
            with pytest.raises(UnknownTable):
                await logs.load("OAK")
            assert await logs.load("oak") == ["a"]

    run(story())


def test_an_append_after_another_version_adds_nothing(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await logs.create("oak", ["a", "b"], 1.0)
            for after in (0, 1, 3, -1):
                with pytest.raises(VersionConflict):
                    await logs.append("oak", after, ["x", "y"], 1.0)
            assert await logs.load("oak") == ["a", "b"]

    run(story())


def test_logs_are_forgotten_by_the_time_of_their_last_entry(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await logs.create("old", ["a"], 1.0)
            await logs.create("touched", ["a"], 1.0)
            await logs.append("touched", 1, ["b"], 10.0)
            await logs.create("edge", ["a"], 5.0)
            assert await logs.forget(5.0) == 1
            assert await logs.forget(5.0) == 0
            with pytest.raises(UnknownTable):
                await logs.load("old")
            assert await logs.load("touched") == ["a", "b"]
            assert await logs.load("edge") == ["a"]
            await logs.create("old", ["new"], 20.0)
            assert await logs.load("old") == ["new"]

    run(story())


def test_any_number_of_logs_is_forgotten(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await asyncio.gather(*(logs.create(f"t{number}", ["a", "b"], number) for number in range(333)))
            assert await logs.forget(250) == 250
            assert await logs.load("t250") == ["a", "b"]
            with pytest.raises(UnknownTable):
                await logs.load("t249")

    run(story())


def test_of_many_at_once_each_gets_its_own_result(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await logs.create("oak", ["a"], 1.0)
            results = await asyncio.gather(
                logs.create("elm", ["x"], 2.0),
                logs.create("oak", ["x"], 2.0),
                logs.append("oak", 1, ["b", "c"], 2.0),
                logs.append("oak", 1, ["y"], 2.0),
                logs.append("ash", 0, ["y"], 2.0),
                logs.append("oak", 3, ["d"], 2.0),
                logs.append("elm", 1, ["z"], 2.0),
                logs.create("elm", ["y"], 2.0),
                return_exceptions=True,
            )
            kinds = [None if result is None else type(result) for result in results]
            assert kinds == [None, TableTaken, None, VersionConflict, UnknownTable, None, None, TableTaken]
            assert await logs.load("oak") == ["a", "b", "c", "d"]
            assert await logs.load("elm") == ["x", "z"]

    run(story())


def test_more_at_once_than_share_a_transaction(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await asyncio.gather(*(logs.create(f"t{number}", ["a"], 1.0) for number in range(1234)))
            await asyncio.gather(*(logs.append(f"t{number}", 1, ["b"], 1.0) for number in range(1234)))
            assert await logs.load("t0") == await logs.load("t1233") == ["a", "b"]

    run(story())


def test_two_nodes_begin_the_same_logs_and_each_is_begun_once(store: Open) -> None:
    async def story() -> None:
        async with store() as one, store() as other:
            for turn in range(10):
                names = [f"{turn}-{number}" for number in range(20)]
                attempts = [(node, name) for name in names for node in (one, other)]
                results = await asyncio.gather(
                    *(node.create(name, [str(id(node))], 1.0) for node, name in attempts),
                    *(node.create(f"{turn}-{side}", ["a"], 1.0) for side, node in (("one", one), ("other", other))),
                    return_exceptions=True,
                )
                assert results[len(attempts) :] == [None, None]
                assert {type(result) for result in results} == {type(None), TableTaken}
                for place, name in enumerate(names):
                    winner = attempts[results.index(None, 2 * place, 2 * place + 2)][0]
                    assert results[2 * place : 2 * place + 2].count(None) == 1
                    assert await one.load(name) == await other.load(name) == [str(id(winner))]

    run(story())


def test_two_nodes_append_to_the_same_logs_in_opposite_order(store: Open) -> None:
    """The slower one gets a version conflict; there is no deadlock, and nothing else goes wrong."""

    async def story() -> None:
        async with store() as one, store() as other:
            names = [f"t{number}" for number in range(40)]
            await asyncio.gather(*(one.create(name, [], 1.0) for name in names))
            for version in range(15):
                results = await asyncio.gather(
                    *(one.append(name, version, ["one"], 1.0) for name in names),
                    *(other.append(name, version, ["other"], 1.0) for name in reversed(names)),
                    return_exceptions=True,
                )
                assert {type(result) for result in results} == {type(None), VersionConflict}
                assert results.count(None) == len(names)
            assert len(await one.load("t0")) == 15

    run(story())


def test_a_caller_who_is_cancelled_leaves_the_others_alone(store: Open) -> None:
    async def story() -> None:
        async with store() as logs:
            await asyncio.gather(*(logs.create(f"t{number}", [], 1.0) for number in range(30)))
            for patience in range(12):
                head = len(await logs.load("t0"))
                tasks = [asyncio.create_task(logs.append(f"t{n}", head, ["a", "b"], 1.0)) for n in range(0, 30, 2)]
                for _ in range(patience):
                    await asyncio.sleep(0)
                given_up = asyncio.create_task(logs.append("t1", len(await logs.load("t1")), ["x", "y"], 1.0))
                for _ in range(patience):
                    await asyncio.sleep(0)
                given_up.cancel()
                await asyncio.gather(*tasks)
                await asyncio.wait([given_up])
                assert await logs.load("t0") == await logs.load("t28") == ["a", "b"] * (patience + 1)
                await logs.create(f"later {patience}", [], 1.0)  # earlier writes are stored by now, or never
                stored = await logs.load("t1")
                assert stored == ["x", "y"] * (len(stored) // 2)
                await logs.append("t1", len(stored), [], 1.0)

    run(story())


def test_what_a_caller_gave_up_before_its_turn_is_not_stored(database: Open) -> None:
    async def story() -> None:
        async with database() as logs:
            await logs.create("oak", [], 1.0)
            given_up = asyncio.create_task(logs.append("oak", 0, ["x"], 1.0))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.wait([given_up])
            await logs.append("oak", 0, ["a"], 1.0)
            assert await logs.load("oak") == ["a"]

    run(story())


def test_one_entry_that_cannot_be_stored_does_not_hurt_the_others(database: Open) -> None:
    async def story() -> None:
        async with database() as logs:
            await asyncio.gather(*(logs.create(f"t{number}", ["a"], 1.0) for number in range(9)))
            entries = ["b"] * 4 + ["half of a \ud83c"] + ["b"] * 4
            results = await asyncio.gather(
                *(logs.append(f"t{number}", 1, ["x", entry], 1.0) for number, entry in enumerate(entries)),
                return_exceptions=True,
            )
            assert [number for number, result in enumerate(results) if result is not None] == [4]
            assert await logs.load("t4") == ["a"]
            assert await logs.load("t8") == ["a", "x", "b"]

    run(story())


def test_an_entry_is_never_cut_short(database: Open) -> None:
    async def story() -> None:
        async with database() as logs:
            await logs.create("oak", [], 1.0)
            with pytest.raises(ValueError, match="NUL"):
                await logs.append("oak", 0, ["a", "b\0c"], 1.0)
            odd = ["", " ", "null", "1", '{"a": "\\u0000"}', "\x01\x7f\u2028\ufeff", "𝄞", "a" * 100_000]
            await logs.append("oak", 0, odd, 1.0)
            assert await logs.load("oak") == odd

    run(story())


def test_closing_finishes_what_is_under_way_and_takes_no_more(database: Open) -> None:
    async def story() -> None:
        async with database() as logs:
            await logs.create("oak", [], 1.0)
            under_way = asyncio.create_task(logs.append("oak", 0, ["a"], 1.0))
            await asyncio.sleep(0)
            await logs.close()
            await under_way
            for late in (logs.append("oak", 1, ["b"], 1.0), logs.load("oak"), logs.create("elm", [], 1.0)):
                with pytest.raises(StoreUnavailable):
                    await late
        async with database() as logs:
            assert await logs.load("oak") == ["a"]

    run(story())
