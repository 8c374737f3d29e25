"""A cable between a browser and a server, to be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from services import free_port


class Cable:
    """Passes on what comes to its port. While it is cut, connections are silent: nobody says that they are gone."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self._to = to
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing gets through, in either direction."""
        self._whole.clear()

    def mend(self) -> None:
        """A new cable: what was connected by the old one is lost."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()
        self._whole.set()

    def close(self) -> None:
        """Take the cable away."""
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
