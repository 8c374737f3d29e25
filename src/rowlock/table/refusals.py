"""Errors as messages of the protocol."""

from __future__ import annotations

from rowlock import protocol
from rowlock.errors import IllegalMove, MessageError, RowlockError


def refused_message(error: RowlockError, message_id: int = 0) -> protocol.Refused:
    """An error as a protocol message."""
    return protocol.Refused(
        id=message_id,
        code=error.code,
        message=str(error),
        path=error.path if isinstance(error, MessageError) else "",
        rule=error.rule if isinstance(error, IllegalMove) else "",
        reason=error.reason if isinstance(error, IllegalMove) else "",
        facts=error.facts if isinstance(error, IllegalMove) else {},
    )


def failure(message_id: int = 0) -> protocol.Refused:
    """The reply to a message or request that caused an internal error: no details."""
    return protocol.Refused(
        id=message_id, code="unavailable", message="the server has a problem; please try again in a moment"
    )
