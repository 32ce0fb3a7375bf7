"""Requests as bytes: what a well-behaved client would never send."""

import asyncio
import socket
from typing import Any, Final

import httpx
import msgspec

from tests.server.harness import PATIENCE

END: Final = b"\r\n\r\n"


class RawAnswer(msgspec.Struct, frozen=True):
    """What came back."""

    status: int  # 0: the connection was closed without an answer
    body: bytes = b""

    def sentence(self) -> str:
        """The sentence of a problem."""
        told: Any = msgspec.json.decode(self.body)
        assert told["status"] == self.status
        assert told["words"]["id"].startswith(("problem-", "no-")), told
        sentence: str = told["error"]
        assert sentence.endswith((".", "?")), sentence
        return sentence


class RawConnection:
    """One connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    @classmethod
    async def open(cls, base: str, buffer: int | None = None) -> "RawConnection":
        """Connect to a server; `buffer` is how many bytes may wait to be read."""
        url = httpx.URL(base)
        raw = socket.socket()
        if buffer is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, (url.host, url.port))
        return cls(*await asyncio.open_connection(sock=raw, limit=buffer or 65_536))

    async def send(self, data: bytes) -> None:
        """Send bytes. A server that has closed the connection is no mistake: what it said is still to be read."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            return

    async def answer(self, method: str = "GET", seconds: float = PATIENCE) -> RawAnswer:
        """Read one answer."""
        async with asyncio.timeout(seconds):
            try:
                head = await self.reader.readuntil(END)
                while head.startswith(b"HTTP/1.1 100"):
                    head = await self.reader.readuntil(END)
            except (asyncio.IncompleteReadError, ConnectionError):
                return RawAnswer(0)
            lines = head.decode("latin-1").split("\r\n")
            status = int(lines[0].split(" ")[1])
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            length = 0 if method == "HEAD" or status in (101, 204, 304) else int(headers.get("content-length", 0))
            return RawAnswer(status, await self.reader.readexactly(length))

    async def is_closed(self, seconds: float = PATIENCE) -> bool:
        """Whether the server closes the connection within this time."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(65_536):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            return True
        return True

    async def close(self) -> None:
        """Leave."""
        self.writer.close()
        try:
            await self.writer.wait_closed()
        except ConnectionError:
            return


async def ask(base: str, request: bytes) -> RawAnswer:
    """Send a request over a connection of its own."""
    connection = await RawConnection.open(base)
    try:
        await connection.send(request)
        return await connection.answer(request.partition(b" ")[0].decode("latin-1"))
    finally:
        await connection.close()
