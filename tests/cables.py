"""A network cable between a browser and a server that tests can cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from services import free_port


class Cable:
    """A TCP proxy. While it is cut, connections go silent without being closed."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self._to = to
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Let nothing through in either direction from now on."""
        self._whole.clear()

    def mend(self) -> None:
        """Restore the cable. Connections made before are closed."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()
        self._whole.set()

    def close(self) -> None:
        """Stop listening and close all connections."""
        self._listener.close()
        self.mend()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        self._ends.append(near)
        self._whole.wait()
        with near, suppress(OSError), socket.create_connection(("127.0.0.1", self._to)) as far:
            self._ends.append(far)
            back = threading.Thread(target=self._pass_on, args=(far, near), daemon=True)
            back.start()
            self._pass_on(near, far)
            back.join()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._whole.wait()
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
