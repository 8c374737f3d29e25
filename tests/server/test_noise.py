"""What strangers send does not end up in the operator's log."""

import asyncio
import socket
from pathlib import Path

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed

from rowlock.server.quiet_socket import QuietSocket
from serving import serving
from waiting import FOR_EVER, run


@pytest.mark.parametrize("goodbye", [False, True])
def test_text_that_is_not_utf8_is_refused_and_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, goodbye: bool
) -> None:
    """Even if the client hangs up right after it."""
    with serving(tmp_path) as served:
        held = served.open("Ada")
        with served.connect(held["table"]) as client:
            with client.protocol_mutex:
                client.protocol.send_text(b"\xff\xfe")
                client.protocol.send_text(b"\xff\xfe")
                if goodbye:
                    client.protocol.send_close(1000)
                client.socket.sendall(b"".join(client.protocol.data_to_send()))
            with pytest.raises(ConnectionClosed) as closed:
                client.recv(FOR_EVER)
        assert closed.value.rcvd
        assert closed.value.rcvd.code in ((1000, 1007) if goodbye else (1007,))
        with served.at(held) as talk:
            assert talk.version
    assert caplog.messages == []


def test_whoever_was_closed_for_a_fault_counts_as_gone() -> None:
    """uvicorn raises a RuntimeError while the close frame is still waiting for the client to read it."""
    socket = object.__new__(QuietSocket)
    socket.writable, socket.disconnected = asyncio.Event(), False
    socket.handshake_complete, socket.initial_response, socket.close_sent = True, None, True
    socket.writable.set()
    with pytest.raises(ClientDisconnected):
        run(socket.send({"type": "websocket.send", "text": "late"}))


def test_what_is_no_request_is_refused_and_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as served:
        port = int(served.root.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), FOR_EVER) as client:
            client.sendall(b"\x16\x03\x01 hello\r\n\r\n")
            assert client.recv(100).startswith(b"HTTP/1.1 400")
    assert caplog.messages == []
