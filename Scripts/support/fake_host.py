#!/usr/bin/env python3
"""A host without Swift: a small bookshelf and a form that speak the host protocol, so that the page can be tried and the
browser test can be seen to fail. TOPDOWN_FAKE_FAULT names what goes wrong: `silent-log` or `wrong-label`.

It is in its own clock, which moves when it is told to, and by itself only where something changes by it: in `flood`.

It is started by `topdown gallery --host Scripts/support/fake_host.py`.
"""

import json
import os
import select
import socket
import time

BOOKS = [("Dune", "Frank Herbert"), ("Emma", "Jane Austen"), ("The Left Hand of Darkness", "Ursula K. Le Guin"), ("Ulysses", "James Joyce")]
FAULT = os.environ.get("TOPDOWN_FAKE_FAULT", "")
LIGHT = {"ground": (0.95, 0.95, 0.97), "card": (1, 1, 1), "ink": (0, 0, 0), "quiet": (0.24, 0.24, 0.26), "line": (0.78, 0.78, 0.8)}
DARK = {"ground": (0, 0, 0), "card": (0.11, 0.11, 0.12), "ink": (1, 1, 1), "quiet": (0.6, 0.6, 0.63), "line": (0.25, 0.25, 0.27)}
GREEN, RED, GREY = (0.2, 0.78, 0.35), (1, 0.23, 0.19), (0.56, 0.56, 0.58)

# What a page that does not escape would carry out.
MARKUP = '<img src=x onerror="window.pwned=1">'

ENTRIES = [
    {"group": "Shelf", "name": "loaded", "kind": "scenario", "steps": ["tap Sort by author"], "expected": ["sortByAuthor true"]},
    {"group": "Shelf", "name": "empty", "kind": "scenario"},
    {"group": "Shelf", "name": "crash", "kind": "scenario"},
    {"group": "Shelf", "name": "flood", "kind": "scenario"},
    {"group": "Shelf", "name": "fragile", "kind": "scenario"},
    {"group": "Shelf", "name": "surplus", "kind": "scenario", "steps": ["tap Sort by author"], "expected": ["sortByAuthor true"]},
    {"group": "Form", "name": "loaded", "kind": "scenario"},
    {"group": "Loading shelf", "name": "loading", "kind": "scenario"},
    {"group": "Loading shelf", "name": "a preview with a very long name, to see where it breaks", "kind": "preview"},
    {"group": MARKUP, "name": MARKUP, "kind": "scenario", "location": MARKUP, "steps": [MARKUP], "expected": [MARKUP]},
]
FLOOD = 1_000
CRASH = """Shelf.swift:12: Fatal error: Index out of range

Thread 0 crashed:
0 Shelf.sort(by:) in TopdownHostMain at Sources/LibraryFeature/Shelf.swift:12:19"""


class Screen:
    """The state of one session, and its frame."""

    def __init__(self, showing: dict):
        self.entry, appearance = showing["entry"], showing["appearance"]
        self.size = appearance.get("size") or [393, 852]
        self.colors = DARK if appearance["colorScheme"] == "dark" else LIGHT
        self.scale = {"xSmall": 0.82, "large": 1, "xxxLarge": 1.35, "accessibility3": 1.9}.get(appearance["typeSize"], 1)
        self.title = showing.get("values", {}).get("title", "Books")
        self.sorts = showing.get("values", {}).get("canSort", "true")
        self.books = [] if self.entry.endswith("empty") else list(BOOKS)
        self.by_author = False
        self.text = ""
        self.revealed = None
        self.log: list[dict] = []
        self.actions: list[dict] = []
        self.seconds, self.speed, self.steps_done, self.flooded = 0.0, 0.0, 0, time.monotonic()

    def record(self, line: str, kind: str = "write") -> None:
        name, _, payload = line.partition(" ")
        self.log.append({"line": line, "kind": kind, "name": name, "seconds": self.seconds} | ({"payload": payload} if payload else {}))

    def step(self) -> None:
        if self.steps_done or not self.entry.endswith(("loaded", "surplus")):
            raise ValueError("the scenario has no steps left")
        self.steps_done = 1
        self.perform(2, "activate", None)

    def play(self, steps: list[dict]) -> None:
        for step in steps:
            if "advance" not in step:
                raise ValueError("this host can only advance")
            self.seconds += step["advance"]["seconds"]
            self.actions.append({"text": f"advance by {step['advance']['seconds']} s", "code": None})

    def flood(self) -> bool:
        """A thousand events a second; whether there is news."""
        if not self.entry.endswith("flood") or not self.speed:
            return False
        passed = time.monotonic() - self.flooded
        self.flooded += passed
        for _ in range(int(passed * FLOOD)):
            self.seconds += 1 / FLOOD
            self.record(f"tick {self.seconds:.3f}", "call")
        if len(self.log) > 5_500:
            gone = len(self.log) - 5_000 + (int(self.log[0]["payload"]) - 1 if self.log[0]["kind"] == "dropped" else 0)
            self.log = [{"line": f"{gone} older events", "kind": "dropped", "name": "dropped", "payload": str(gone), "seconds": 0}] + self.log[-5_000:]
        return True

    def perform(self, node: int, action: str, argument: str | None) -> None:
        self.actions.append({"text": f"{action} {node}", "code": 'try stage.toggle("Sort by author").tap()' if node == 2 else None})
        if node == 2 and action == "activate":
            self.by_author = not self.by_author
            self.books.sort(key=lambda book: book[1].split()[-1] if self.by_author else book[0])
            if FAULT != "silent-log":
                self.record(f"sortByAuthor {str(self.by_author).lower()}")
            if self.entry.endswith("surplus"):
                self.record("save", "call")
            if self.entry.endswith("fragile"):
                raise SystemExit(CRASH)
        elif node == 3 and action == "setText":
            self.text = argument or ""
            self.record(f'search "{self.text}"')
        elif action in ("revealTrailing", "conceal"):
            self.revealed = node if action == "revealTrailing" else None
        elif action == "activate" and node >= 1000:
            book = self.books.pop(node - 1000)
            self.revealed = None
            self.record(f"delete {book[0]}", "call")
        elif action == "refresh":
            self.record("load", "call")
        else:
            raise ValueError(f"element {node} has no action {action}")

    def frame(self) -> dict:
        width, height = self.size
        items: list[dict] = []
        children = [node(5, "header", self.title, frame=(16, 52, width - 32, 41))]
        text(items, self.title, 16, 84, 34 * self.scale, self.colors["ink"], 700)

        fill(items, (16, 104, width - 32, 88), self.colors["card"], 10)
        text(items, "Sort by author", 32, 132, 17 * self.scale, self.colors["ink"])
        fill(items, (width - 83, 113, 51, 31), GREEN if self.by_author else self.colors["line"], 15.5)
        fill(items, (width - 61 if self.by_author else width - 81, 115, 27, 27), (1, 1, 1), 13.5)
        label = "Sort by title" if FAULT == "wrong-label" else "Sort by author"
        children.append(node(2, "toggle", label, "on" if self.by_author else "off", ["activate"], (16, 104, width - 32, 48)))
        text(items, self.text or "Search", 32, 178, 17, self.colors["ink"] if self.text else GREY)
        children.append(node(3, "textField", "Search", self.text, ["setText"], (32, 152, width - 64, 40)))

        top, rows = 212, []
        if self.books:
            fill(items, (16, top, width - 32, 60 * len(self.books)), self.colors["card"], 10)
        for index, (title, author) in enumerate(self.books):
            y, identity = top + 60 * index, 100 + index
            shift = -80 if self.revealed == identity else 0
            text(items, title, 32 + shift, y + 26, 17 * self.scale, self.colors["ink"])
            text(items, author, 32 + shift, y + 46, 13, self.colors["quiet"])
            inner = [node(200 + index, "text", f"{title}, {author}", frame=(32, y + 8, width - 120, 44))]
            if shift:
                fill(items, (width - 96, y, 80, 60), RED, 0)
                text(items, "Delete", width - 84, y + 36, 17, (1, 1, 1))
                inner.append(node(1000 + index, "button", "Delete", actions=["activate"], frame=(width - 96, y, 80, 60)))
            rows.append(node(identity, "row", title, actions=["conceal"] if shift else ["revealTrailing"], frame=(16, y, width - 32, 60), children=inner))
        if not self.books:
            items.append({"symbol": {"_0": {"name": "books.vertical", "frame": [[width / 2 - 20, 260], [40, 40]], "color": color(GREY)}}})
            text(items, "No books", width / 2 - 36, 330, 17, self.colors["ink"], 600)
            rows.append(node(300, "text", "No books", frame=(width / 2 - 60, 310, 120, 24)))
        children.append(node(4, "list", actions=["refresh", "scroll"], frame=(0, top, width, height - top), children=rows))
        return {
            "display": {"size": self.size, "background": color(self.colors["ground"]), "items": items},
            "semantics": node(1, "screen", self.title, frame=(0, 0, width, height), children=children),
            "log": self.log,
            "sources": [
                {"owner": "scenario", "name": "sortByAuthor", "value": str(self.by_author).lower()},
                {"owner": "Shelf", "name": "books", "value": json.dumps([title for title, _ in self.books])},
            ],
            "values": [
                {"name": "title", "kind": "text", "text": self.title, "options": []},
                {"name": "canSort", "kind": "flag", "text": self.sorts, "options": []},
            ],
            "actions": self.actions,
            "clock": {"seconds": self.seconds, "speed": self.speed, "pending": ["sleep until 3 s"] if self.entry.endswith("loading") else [], "stepsDone": self.steps_done},
            "warnings": [],
        }


class Form(Screen):
    """Each kind of control once; all that is told is marked up where the entry is."""

    NAMES = {10: "title", 11: "note", 12: "find"}

    def __init__(self, showing: dict):
        super().__init__(showing)
        self.fields = {10: "Dune", 11: "Lent.", 12: ""}
        self.rating, self.copies, self.bought = 40, 2, 1_700_000_000
        self.parts = ["First", "Second", "Third"]
        self.has_sheet = False
        self.is_marked_up = self.entry.startswith("<")
        if self.is_marked_up:
            self.record(MARKUP, "call")

    def perform(self, node: int, action: str, argument: str | None) -> None:
        if self.is_marked_up and action == "increment":
            raise SystemExit(MARKUP)
        if self.is_marked_up:
            raise ValueError(MARKUP)
        self.actions.append({"text": f"{action} {node}", "code": None})
        if node in self.fields and action == "setText":
            self.fields[node] = argument or ""
            self.record(f"{self.NAMES[node]} {json.dumps(self.fields[node])}")
        elif node == 12 and action == "activate":
            pass
        elif node == 13 and action == "setValue":
            self.rating = int((argument or "").removesuffix("%"))
            self.record(f"rating {self.rating}")
        elif node == 14 and action in ("increment", "decrement"):
            self.copies += 1 if action == "increment" else -1
            self.record(f"copies {self.copies}")
        elif node == 15 and action == "setValue":
            self.bought = float(argument or "")
            self.record(f"bought {self.bought:.0f}")
        elif node >= 20 and action == "move":
            side, other = (argument or "").split()
            part, goal = self.parts[node - 20], self.parts[int(other) - 20]
            self.parts.remove(part)
            self.parts.insert(self.parts.index(goal) + (side == "after"), part)
            self.record(f"move {part} {side} {goal}", "call")
        elif node >= 20 and action == "custom":
            self.record(f"{argument} {self.parts[node - 20]}", "call")
        elif node == 17 and action == "activate":
            self.has_sheet = True
        elif node == 18 and action == "dismiss":
            self.has_sheet = False
            self.record("dismiss", "call")
        else:
            raise ValueError(f"element {node} has no action {action}")

    def frame(self) -> dict:
        width, height = self.size
        items: list[dict] = []
        day = time.strftime("%Y-%m-%dT%H:%M:%S+01:00[Europe/Berlin]", time.gmtime(self.bought + 3600))
        typing = ["setText", "insertText"]
        controls = [
            node(10, "textField", "Title", self.fields[10], typing),
            node(11, "textField", "Note", self.fields[11], typing, details=details(traits=["multiline"])),
            node(12, "searchField", "Find", self.fields[12], [*typing, "activate"]),
            node(13, "slider", "Rating", f"{self.rating}%", ["increment", "decrement", "setValue"]),
            node(14, "stepper", "Copies", str(self.copies), ["increment", "decrement"]),
            node(15, "datePicker", "Bought", "the day", ["setValue"], details=details(traits=["date", "time"], content=[{"label": "date", "value": day}])),
            node(16, "gauge", "Read", "30%"),
            node(17, "button", "More", actions=["activate"]),
        ]
        for index, part in enumerate(self.parts):
            controls.append(node(20 + index, "row", part, actions=["move", "custom"], details=details(actions=["Mark as read"])))
        for index, control in enumerate(controls):
            x, y = 16, 60 + 56 * index
            fill(items, (x, y, width - 32, 48), self.colors["card"], 10)
            text(items, f"{control['label']} {control.get('value', '')}".replace("\n", " ⏎ "), x + 16, y + 30, 17, self.colors["ink"])
            control["frame"] = [[x, y], [width - 32, 48]]
        if self.has_sheet:
            fill(items, (0, height - 300, width, 300), self.colors["line"], 20)
            controls.append(node(18, "sheet", "More", actions=["dismiss"], frame=(0, height - 300, width, 300)))
        told = super().frame() | {
            "display": {"size": self.size, "background": color(self.colors["ground"]), "items": items},
            "semantics": node(1, "screen", "Form", frame=(0, 0, width, height), children=controls),
        }
        if self.is_marked_up:
            for control in controls:
                control["label"] = control["value"] = MARKUP
            told |= {
                "sources": [{"owner": MARKUP, "name": MARKUP, "value": MARKUP}],
                "values": [{"name": MARKUP, "kind": "choice", "text": MARKUP, "options": [MARKUP]}],
                "actions": [{"text": MARKUP, "code": None}],
                "warnings": [MARKUP],
            }
            told["clock"] |= {"pending": [MARKUP]}
        return told


def screen(showing: dict) -> Screen:
    return (Form if showing["entry"].startswith(("Form/", "<")) else Screen)(showing)


def color(rgb) -> dict:
    return dict(zip(("red", "green", "blue", "alpha"), (*rgb, 1)))


def fill(items: list, frame, rgb, radius: float) -> None:
    x, y, width, height = frame
    items.append({"fill": {"_0": {"roundedRectangle": {"_0": [[x, y], [width, height]], "cornerRadius": radius}}, "_1": color(rgb)}})


def text(items: list, words: str, x: float, y: float, size: float, rgb, weight: int = 400) -> None:
    """Widths are guessed: a true host measures them."""
    positions, at = [], 0.0
    for character in words:
        positions.append(at)
        at += size * (0.28 if character in " iIl.,'" else 0.84 if character in "mMwW" else 0.58)
    font = {"size": size, "weight": weight, "isItalic": False, "isMonospaced": False, "hasMonospacedDigits": False}
    items.append({"text": {"_0": {"text": words, "origin": [x, y], "positions": positions, "font": font, "color": color(rgb)}}})


def node(identity: int, role: str, label: str = "", value=None, actions=(), frame=(0, 0, 0, 0), children=(), details=None) -> dict:
    x, y, width, height = frame
    made = {"id": identity, "role": role, "label": label, "isEnabled": True, "isVisible": True, "isSelected": False, "choices": [], "isFocused": False, "actions": list(actions), "frame": [[x, y], [width, height]], "children": list(children), "details": details}
    return made if value is None else made | {"value": value}


def details(**told) -> dict:
    return {"traits": [], "actions": [], "inputLabels": [], "content": [], "rotors": [], "sortPriority": 0, "isFocused": False} | told


def main() -> None:
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(os.environ["TOPDOWN_SOCKET"])

    def send(message: dict) -> None:
        connection.sendall(json.dumps(message).encode() + b"\n")

    entries = [{"steps": [], "provider": "LibraryFeature.ShelfScenarios", "id": f"{entry['group']}/{entry['name']}"} | entry for entry in ENTRIES]
    send({"hello": {"version": 3, "entries": entries}})
    screens: dict[str, Screen] = {}

    def show(session: str) -> None:
        send({"frame": {"session": session, "_1": screens[session].frame()}})

    def answer(command: str, values: dict, number: int) -> None:
        if command == "snapshot":
            send({"snapshot": {"number": number, "frame": screen(values["_0"]).frame()}})
            return
        session = values["session"]
        if command == "open":
            screens[session] = screen(values["_1"])
        elif command == "perform":
            screens[session].perform(values["node"], values["action"], values.get("argument"))
        elif command == "play":
            screens[session].play(values["steps"])
        elif command == "playNext":
            screens[session].step()
        elif command == "setSpeed":
            screens[session].speed = values["_1"]
        send({"done": {"number": number}})
        if command == "close":
            screens.pop(session, None)
        else:
            show(session)

    waiting = b""
    while True:
        if select.select([connection], [], [], 0.033)[0]:
            arrived = connection.recv(1 << 16)
            if not arrived:
                return
            *lines, waiting = (waiting + arrived).split(b"\n")
            for line in lines:
                request = json.loads(line)
                (command, values), number = next(iter(request["command"].items())), request["number"]
                showing = values.get("_1" if command == "open" else "_0")
                if isinstance(showing, dict) and showing["entry"].endswith("/crash"):
                    raise SystemExit("Fatal error: Index out of range")
                try:
                    answer(command, values, number)
                except ValueError as error:
                    send({"failed": {"number": number, "message": str(error)}})
        for session, shown in screens.items():
            if shown.flood():
                show(session)


if __name__ == "__main__":
    main()
