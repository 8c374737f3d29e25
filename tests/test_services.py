"""A test whose service is missing says so, and never counts as passed."""

import pytest

import services


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "PLACES", "")


@pytest.mark.usefixtures("nothing_installed")
def test_a_missing_service_is_skipped_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=r"NOT TESTED: redis-server is not installed.*apt-get install"):
        services.program("redis-server", "redis-server")


@pytest.mark.usefixtures("nothing_installed")
def test_in_ci_a_missing_service_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="NOT TESTED: initdb is not installed"):
        services.program("initdb", "postgresql")


def test_what_is_installed_is_found() -> None:
    assert services.program("sh", "dash").endswith("/sh")
