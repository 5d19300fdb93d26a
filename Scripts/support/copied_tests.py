"""Tests that the gallery copies of what is done to screens of Examples, held against those that run there."""

import json
import textwrap
import urllib.request
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "Examples/Tests/LibraryFeatureTests/CopiedTests.swift"
# How an entry is opened, and what is done to it: the role and a text of an element with an action, or seconds that pass.
DONE = [
    (
        {"entry": "Shelf/loaded"},
        [("toggle", "Sort by author", "activate"), ("row", "Dune", "revealTrailing"), ("button", "Delete", "activate")],
    ),
    (
        {"entry": "Shelf/one book", "variant": "dark,ar,motion,contrast", "values": {"title": "Solaris \u202e\"1961\"", "author": "Lem"}},
        [("row", "Solaris", "revealTrailing"), ("row", "Solaris", "conceal"), ("toggle", "Sort by author", "activate")],
    ),
    ({"entry": "LoadingShelf/delayed"}, [3]),
    ({"entry": "LoadingShelf/recovering"}, [("button", "Try again", "activate"), 1.5, ("list", "", "refresh")]),
]


class CopiedTests:
    def __init__(self, url: str):
        self.url = url

    def ask(self, method: str, path: str, body=None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def copied(self, opened: dict, done: list) -> str:
        """The test of an entry, without its imports; its clock stands, so that it is the same each time."""
        session = json.loads(self.ask("POST", "/api/sessions", opened | {"speed": 0}))["session"]
        path = f"/api/sessions/{session}"
        for step in done:
            if not isinstance(step, tuple):
                self.ask("POST", f"{path}/clock", {"advance": step})
                continue
            role, text, action = step
            screen = json.loads(self.ask("GET", path))["semantics"]
            node = next(node for node in nodes(screen) if node["role"] == role and action in node["actions"] and text in str(node))
            self.ask("POST", f"{path}/actions", {"node": node["id"], "action": action})
        test = self.ask("GET", f"{path}/test").decode()
        self.ask("DELETE", path)
        return test[test.index("@Test") :]

    def check(self) -> None:
        """Each one stands in Examples letter for letter, where it is compiled and run."""
        running = textwrap.dedent(FILE.read_text().split("#else")[0].split("\n", 1)[1])
        for opened, done in DONE:
            test = self.copied(opened, done)
            assert test in running, f"{FILE.name} does not have the test of {opened['entry']}, which is now:\n{test}"


def nodes(node: dict):
    yield node
    for child in node["children"]:
        yield from nodes(child)
