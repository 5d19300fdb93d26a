"""What a server has to stand: many screens, slow and vanished clients, nonsense, and more news than anyone reads."""

import json
import socket
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from support.gallery_process import GalleryProcess, children

MOST_HOSTS = 14
MOST_MEGABYTES = 400

NONSENSE = [
    b"", b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\nHost: x\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 8,
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: {host}\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /%00%ff%2e%2e/ HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"POST /api/sessions HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/sessions HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{}",
    b"POST /api/sessions HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: -5\r\n\r\n{}",
    b"POST /api/sessions HTTP/1.1\r\nHost: {host}\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/sessions HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/sessions/%3Cscript%3E?after=99999999999999999999&log=-1&build=x HTTP/1.1\r\nHost: {host}\r\n\r\n",
]
BODIES = ["", "[]", "null", '{"entry":1}', '{"entry":"Shelf/loaded","values":{"a":[]}}', '{"entry":"' + "x" * 900_000 + '"}', "[" * 100_000, '{"entry":"Shelf/loaded","width":1e308,"height":1e308}', '{"entry":"Shelf/loaded","speed":-1}']


class Storm:
    """Against a gallery of the host without Swift."""

    def __init__(self, gallery: GalleryProcess):
        self.gallery = gallery
        self.host = gallery.url.removeprefix("http://")

    def ask(self, method: str, path: str, body=None, seconds: float = 60):
        data = None if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
        request = urllib.request.Request(self.gallery.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def open(self, entry: str = "Shelf/loaded") -> str | None:
        status, body = self.ask("POST", "/api/sessions", {"entry": entry})
        return json.loads(body)["session"] if status == 201 else None

    def alive(self) -> None:
        started = time.monotonic()
        assert self.ask("GET", "/api/entries", seconds=10)[0] == 200
        assert self.ask("GET", "/", seconds=10)[0] == 200
        passed = time.monotonic() - started
        assert passed < 5, f"two answers took {passed:.1f} s"
        hosts = len(children(self.gallery.process.pid))
        assert hosts <= MOST_HOSTS, f"{hosts} hosts run"
        size = megabytes(self.gallery.process.pid)
        assert size < MOST_MEGABYTES, f"the gallery holds {size} MB"

    # The rules

    def hundreds_of_screens(self) -> None:
        with ThreadPoolExecutor(16) as pool:
            names = [name for name in pool.map(lambda _: self.open(), range(200)) if name]
        states = [self.ask("GET", f"/api/sessions/{name}")[0] for name in names]
        assert states.count(200) == 12, f"{states.count(200)} screens are open"
        assert set(states) <= {200, 410}, set(states)
        self.alive()

    def nonsense(self) -> None:
        for words in NONSENSE:
            with socket.create_connection(("127.0.0.1", int(self.host.split(":")[1])), timeout=5) as client:
                try:
                    client.sendall(words.replace(b"{host}", self.host.encode()))
                    client.shutdown(socket.SHUT_WR)
                    answer = client.recv(1 << 16)
                except OSError:
                    # Hung up on, before or while it was read.
                    continue
            status = answer.split(b" ")[1:2]
            assert not status or 400 <= int(status[0]) <= 505, f"{words[:60]} was answered with {answer[:80]}"
        for body in BODIES:
            status, answer = self.ask("POST", "/api/sessions", body)
            assert 400 <= status < 600, f"{body[:60]} was answered with {status}"
            assert len(answer) < 2_000, f"{body[:60]} was answered with {len(answer)} bytes"
        self.alive()

    def slow_and_vanished_clients(self) -> None:
        port = int(self.host.split(":")[1])
        name = self.open()
        slow = [socket.create_connection(("127.0.0.1", port)) for _ in range(100)]
        for client in slow:
            client.sendall(b"GET / HTTP/1.1\r\nHo")
        for _ in range(100):
            with socket.create_connection(("127.0.0.1", port)) as client:
                client.sendall(f"GET /api/sessions/{name}?after=999999&build=999999 HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        self.alive()
        for client in slow:
            client.close()

    def thousand_events_a_second(self, seconds: float = 12) -> None:
        name = self.open("Shelf/flood")
        known, events, answers, end = {"after": 0, "log": 0}, 0, 0, time.monotonic() + seconds
        while time.monotonic() < end:
            status, body = self.ask("GET", f"/api/sessions/{name}?after={known['after']}&log={known['log']}&build=999999")
            assert status in (200, 204), status
            if status == 204:
                continue
            state = json.loads(body)
            assert len(state["log"]) <= 5_500, f"{len(state['log'])} events came at once"
            known = {"after": state["revision"], "log": state["logStart"] + len(state["log"])}
            events, answers = events + len(state["log"]), answers + 1
        assert known["log"] > 500 * seconds, f"only {known['log']} events in {seconds} s"
        assert events >= known["log"] * 0.9, f"{events} of {known['log']} events arrived"
        assert answers > seconds, f"only {answers} answers in {seconds} s"
        self.ask("DELETE", f"/api/sessions/{name}")
        self.alive()

    def crash_of_one(self) -> None:
        name = self.open()
        status, answer = self.ask("POST", "/api/sessions", {"entry": "Shelf/crash"})
        assert status == 502 and b"Fatal error: Index out of range" in answer, answer
        assert self.ask("GET", f"/api/sessions/{name}")[0] == 200


def megabytes(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0
