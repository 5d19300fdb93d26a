"""How much of Apple's SwiftUI is there: declared by us, and shown by a test.

A declaration counts only where a test shows it. The rule is cheap and can't be talked round: the compiler's index of a test target
refers to the declaration itself, by its USR, so that a mention in a comment, a namesake or another overload is no use of it. That
the test also checks the effect is for reviewers; a use that nothing checks is at least compiled and run.
"""

from dataclasses import dataclass
from pathlib import Path
import re
import textwrap

from .apple_declarations import Declaration
from .symbol_graph import Interface, Symbol

_TITLES = {"type": "Types", "macro": "Macros", "initializer": "Initializers", "function": "Functions", "property": "Properties"}


@dataclass(frozen=True)
class Status:
    declaration: Declaration
    present: int
    """Forms that we declare; never more than Apple's."""
    shown: int
    """Forms that a test refers to; never more than `present`."""
    untested: tuple[str, ...] = ()
    """Where the forms stand that no test refers to."""


@dataclass(frozen=True)
class Figure:
    """Hundredths of a percent, so that a rounding is no fall."""

    hundredths: int

    @staticmethod
    def of(statuses: list[Status]) -> "Figure":
        """Each name weighs what it is used (one file where nobody counted), and counts by the share of its forms that tests show."""
        weights: dict[tuple[str, str, str], list[int]] = {}
        for status in statuses:
            entry = weights.setdefault((status.declaration.owner, status.declaration.kind, status.declaration.base), [0, 0, 1])
            entry[0] += status.shown
            entry[1] += status.declaration.forms
            entry[2] = max(entry[2], status.declaration.files)
        total = sum(weight for _, _, weight in weights.values())
        shown = sum(weight * shown / forms for shown, forms, weight in weights.values())
        return Figure(round(10_000 * shown / total) if total else 0)

    @property
    def text(self) -> str:
        return f"{self.hundredths / 100:.2f} %"


def statuses(apple: list[Declaration], interface: Interface, used: set[str]) -> list[Status]:
    """What is possible here, declaration by declaration; `used` holds the USRs that tests refer to."""
    ours: dict[str, list[Symbol]] = {}
    for symbol in interface.symbols:
        ours.setdefault(".".join(symbol.path[:-1]) or "-", []).append(symbol)

    places = {symbol.usr: symbol.location for symbol in interface.symbols}

    def symbols(declaration: Declaration) -> list[str]:
        def named(owner: str) -> list[str]:
            return [symbol.usr for symbol in ours.get(owner, []) if declaration.is_named(symbol.path[-1])]

        if direct := named(declaration.owner):
            return direct
        # Apple repeats on a type what ours takes from the extension of a protocol.
        return [usr for protocol in sorted(interface.conformances.get(declaration.owner, ())) for usr in named(protocol)]

    found = []
    for declaration in apple:
        if declaration.beyond:
            continue
        usrs = symbols(declaration)
        present = min(len(usrs), declaration.forms)
        untested = tuple(places[usr] for usr in usrs if usr not in used)
        found.append(Status(declaration, present, min(len(usrs) - len(untested), present), untested))
    return found


def listing(found: list[Status], which: str) -> str:
    """One line a name, heaviest first: what one of its forms weighs, how many lack, owner, kind, name, and where they stand.

    `which` is `missing` or `untested`.
    """
    forms: dict[tuple[str, str, str], int] = {}
    for status in found:
        one = status.declaration
        forms[(one.owner, one.kind, one.base)] = forms.get((one.owner, one.kind, one.base), 0) + one.forms
    lines = []
    for status in found:
        one = status.declaration
        lack = one.forms - status.present if which == "missing" else status.present - status.shown
        if lack:
            weight = max(one.files, 1) / forms[(one.owner, one.kind, one.base)]
            places = " ".join(status.untested) if which == "untested" else ""
            lines.append((-weight, f"{weight:.1f}\t{lack}\t{one.owner}\t{one.kind}\t{one.name}\t{places}".rstrip()))
    return "\n".join(line for _, line in sorted(lines))


_FLOOR = re.compile(r"^The figure may not fall below (\d+)\.(\d\d) %", re.MULTILINE)


def floor_of(document: str) -> Figure:
    match = _FLOOR.search(document)
    return Figure(int(match[1]) * 100 + int(match[2])) if match else Figure(0)


def api_text(apple: list[Declaration], found: list[Status], floor: Figure, foreign: list[str]) -> str:
    figure = Figure.of(found)
    floor = max(figure, floor, key=lambda one: one.hundredths)
    forms = sum(status.declaration.forms for status in found)
    present = sum(status.present for status in found)
    shown = sum(status.shown for status in found)
    parts = [
        "# API",
        "How much of Apple's SwiftUI is there. `Scripts/derive-api` writes this file from the symbol graph, the compiler's index of the tests and "
        "`Scripts/data/apple-declarations.tsv`: do not edit it, run `make api`.",
        f"**{figure.text}** of what real code uses is there and shown by a test: each name weighs the number of files that use it, of 7,020, and "
        f"counts by the share of its overloads. Without weights, {present:,} of {forms:,} declarations are there and {shown:,} of them are shown by a test.",
        "A declaration is shown by a test when the index of a test target refers to it itself; conformances, type aliases, bodies and what "
        "the compiler calls are not counted.",
        f"The figure may not fall below {floor.text}: CI fails then, and `make api` keeps the line. To give something up, lower it by hand and say why.",
        "## By owner",
        "Shown by a test / there / declared by Apple and possible here. Owners that nobody counted in real code come last.",
        _table(found),
        "## Missing, most used first",
        _listed([status for status in found if status.present < status.declaration.forms], lambda status: status.declaration.forms - status.present),
        "## There, without a test",
        _listed([status for status in found if status.shown < status.present], lambda status: status.present - status.shown),
        "## Public here, and not Apple's",
        "\n".join(f"- {line}" for line in foreign) or "None.",
        "## Out of reach",
        "What needs a type of another framework, or of Foundation where Linux lacks it.",
        _beyond(apple),
    ]
    return "\n\n".join(_wrapped(part) for part in parts) + "\n"


def _table(found: list[Status]) -> str:
    owners: dict[str, dict[str, list[int]]] = {}
    files: dict[str, int] = {}
    for status in found:
        declaration = status.declaration
        owner = "file level" if declaration.owner == "-" else declaration.owner
        cell = owners.setdefault(owner, {}).setdefault(declaration.kind, [0, 0, 0])
        for index, count in enumerate([status.shown, status.present, declaration.forms]):
            cell[index] += count
        files[owner] = max(files.get(owner, 0), declaration.files)
    kinds = list(_TITLES)
    lines = ["| Owner | " + " | ".join(_TITLES.values()) + " |", "|---" * (len(kinds) + 1) + "|"]
    for owner in sorted(owners, key=lambda owner: (-files[owner], owner)):
        cells = ["/".join(map(str, owners[owner][kind])) if kind in owners[owner] else "" for kind in kinds]
        lines.append(f"| `{owner}` | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _listed(found: list[Status], count) -> str:
    owners: dict[str, list[Status]] = {}
    for status in sorted(found, key=lambda status: (-status.declaration.files, status.declaration.name)):
        owners.setdefault(status.declaration.owner, []).append(status)
    lines = []
    for owner, members in owners.items():
        names = [_spelled(status, count(status)) for status in members]
        lines.append(f"- {'At file level' if owner == '-' else f'`{owner}`'}: {', '.join(names)}")
    return "\n".join(lines) or "None."


def _spelled(status: Status, count: int) -> str:
    forms = f" ({count} forms)" if count > 1 else ""
    files = f" {status.declaration.files:,}" if status.declaration.files else ""
    return f"`{status.declaration.name}`{forms}{files}"


def _beyond(apple: list[Declaration]) -> str:
    counts: dict[str, int] = {}
    for declaration in apple:
        if declaration.beyond:
            counts[declaration.beyond] = counts.get(declaration.beyond, 0) + 1
    return ", ".join(f"`{name}` {count}" for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))) or "Nothing."


def _wrapped(part: str) -> str:
    return "\n".join(
        line if line.startswith("|") else textwrap.fill(
            line, 130, subsequent_indent="  " if line.startswith("- ") else "", break_long_words=False, break_on_hyphens=False)
        for line in part.splitlines()
    )


def test_targets(repository: Path) -> list[str]:
    return sorted(folder.name for folder in (repository / "Tests").iterdir() if any(folder.glob("**/*.swift")))
