"""What differs from Apple's SwiftUI or is missing: found beside the code and in its interface, never typed by hand."""

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

from .swift_source import blank_comments_and_strings, swift_files
from .symbol_graph import Interface
from .usage import Usage

_TITLES = {
    "view": "Views and other types",
    "modifier": "Modifiers",
    "wrapper": "Property wrappers and builders",
    "macro": "Macros",
    "environment": "Environment values",
}

_BROUGHT_BY = {"@Observable": "Observation", "@ObservationIgnored": "Observation", "@Published": "Combine"}
"""Names that `import SwiftUI` brings from another module, where our SwiftUI re-exports that module."""

_TYPE_KINDS = {"struct", "class", "enum", "protocol", "typealias", "macro"}

_DECLARATION = re.compile(
    r"\b(?:struct|class|actor|enum|protocol|extension|func|var|let|case|typealias|macro)\s+`?([\w.]+)|\b(init|subscript)\b"
)


_TYPE = re.compile(r"^[^/\"]*?\b(?:struct|class|actor|enum|protocol|extension)\s+([\w.]+)")

_OF_SWIFTUI = ("SwiftUI", "SwiftUICore", "TopdownMacros")
"""The targets whose differences are differences from Apple's SwiftUI."""


@dataclass(frozen=True)
class Difference:
    place: str
    text: str
    target: str = ""


def marked_differences(folder: Path) -> list[Difference]:
    """Every `/// - Gap:` of the doc comments, with the declaration that it stands on."""
    found = []
    for path in swift_files(folder):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            match = re.match(r"(\s*)/// ?- Gap:\s*(.+)", line)
            if match:
                text, after = _continued(match[2], lines, number + 1)
                names = [*_enclosing(lines, number, len(match[1])), _declaration(lines, after) or path.stem]
                found.append(Difference(".".join(names), text, path.relative_to(folder).parts[0]))
    return found


_IGNORING = re.compile(
    r"^(?P<doc>(?:[ \t]*///[^\n]*\n)*)(?:[ \t]*@[^\n]*\n)*(?P<head>[ \t]*(?:@\w+ )*public [^\n]*\bfunc (?P<name>`?\w+`?)"
    r"(?:[^{}\n]|\n[ \t])*?)\{\s*self\s*\}",
    re.MULTILINE,
)


def silent_modifiers(folder: Path) -> list[str]:
    """Public functions that ignore what they are given, answer the value as it is, and name no gap: `file:line: name`.

    A parameter without a name of its own, as in `path(in _: CGRect)`, is ignored on purpose.
    """
    found = []
    for path in swift_files(folder):
        text = path.read_text(encoding="utf-8")
        for match in _IGNORING.finditer(text):
            takes_something = re.search(r"\(\s*(?:@\w+\s+)?(?!\w+ _:)\w[\w ]*:", match["head"])
            if takes_something and "- Gap:" not in match["doc"]:
                line = text.count("\n", 0, match.start("head")) + 1
                found.append(f"{path}:{line}: {match['name']}")
    return found


def _continued(text: str, lines: list[str], number: int) -> tuple[str, int]:
    while number < len(lines) and (more := re.match(r"\s*///\s{2,}(\S.*)", lines[number])):
        text, number = f"{text} {more[1]}", number + 1
    return text, number


def _declaration(lines: list[str], number: int) -> str | None:
    for line in lines[number:]:
        code = line.strip()
        if code.startswith("//"):
            continue
        match = _DECLARATION.search(code)
        if match:
            return match[1] or match[2]
        if not code.startswith("@"):
            return None
    return None


def _enclosing(lines: list[str], number: int, indentation: int) -> list[str]:
    """The types and extensions around a line, outermost first: the nearest declarations above it that are indented less."""
    names = []
    for line in reversed(lines[:number]):
        depth = len(line) - len(line.lstrip())
        if depth < indentation and (match := _TYPE.search(line)):
            names.insert(0, match[1])
            indentation = depth
    return names


def by_use(differences: list[Difference], usages: list[Usage]) -> list[Difference]:
    """What is used most comes first; names that nobody counted keep their order at the end."""
    files: dict[str, int] = {}
    for usage in usages:
        name = usage.symbol.lstrip("@#\\.")
        files[name] = max(files.get(name, 0), usage.files)
    return sorted(differences, key=lambda difference: -max(files.get(name, 0) for name in difference.place.split(".")))


def pinned_differences(folder: Path) -> list[Difference]:
    """Every test whose name starts with `Gap:`; it fails on the day the difference goes."""
    found = []
    for path in swift_files(folder):
        source = path.read_text(encoding="utf-8")
        for name in re.findall(r'@Test\(\s*"Gap: ([^"]+)"', source) + re.findall(r"func `Gap: ([^`]+)`", source):
            found.append(Difference(str(path.relative_to(folder.parent)), name))
    return found


def missing(usages: list[Usage], interface: Interface, exported: set[str]) -> dict[str, tuple[int, list[Usage]]]:
    """By kind: how many names the facts hold, and which of them our interface lacks, most used first."""
    types = {symbol.path[-1].split("(")[0] for symbol in interface.symbols if symbol.kind in _TYPE_KINDS}
    nested = {".".join(symbol.path) for symbol in interface.symbols}
    members: dict[str, set[str]] = {}
    for symbol in interface.symbols:
        members.setdefault(".".join(symbol.path[:-1]), set()).add(symbol.path[-1].split("(")[0])

    def is_there(usage: Usage) -> bool:
        if _BROUGHT_BY.get(usage.symbol) in exported:
            return True
        if usage.kind == "modifier":
            return any(usage.symbol in members.get(owner, ()) for owner in usage.owners)
        if usage.kind == "environment":
            return usage.symbol.lstrip("\\.") in members.get("EnvironmentValues", ())
        name = usage.symbol.lstrip("@#")
        return name in nested if "." in name else name in types

    by_kind = {}
    for kind in _TITLES:
        of_kind = [usage for usage in usages if usage.kind == kind]
        lacking = sorted((usage for usage in of_kind if not is_there(usage)), key=lambda usage: -usage.files)
        by_kind[kind] = (len(of_kind), lacking)
    return by_kind


def exported_modules(folder: Path) -> set[str]:
    pattern = re.compile(r"@_exported\s+(?:public\s+)?import\s+(\w+)")
    return {name for path in swift_files(folder) for name in pattern.findall(blank_comments_and_strings(path.read_text(encoding="utf-8")))}


def gaps_text(marked: list[Difference], pinned: list[Difference], answer: str, by_kind: dict[str, tuple[int, list[Usage]]]) -> str:
    parts = [
        "# Gaps",
        "Where Topdown's SwiftUI differs from Apple's, and what it lacks. `Scripts/derive-gaps` writes this file from the code: do not edit it, "
        "run `make gaps`.",
        "## Known differences",
        "Each stands as a `- Gap:` line in the doc comment of the declaration that it names here. What is used most comes first.",
        _listed([difference for difference in marked if difference.target in _OF_SWIFTUI]),
        "## What the rest of Topdown lacks",
        _listed([difference for difference in marked if difference.target not in _OF_SWIFTUI]),
        "## Differences that a test pins",
        "Each is the name of a test, which fails on the day the difference goes.",
        _listed(pinned),
        "## What `canImport(SwiftUI)` answers in another package",
        _joined(answer),
        "## Not there yet",
        "In the order of use: the number is how many of 7,020 files, from 61 public projects that import SwiftUI, use the name. A name that is "
        "not listed has at least one of its forms; which ones, the compiler says.",
    ]
    for kind, (total, lacking) in by_kind.items():
        names = ", ".join(f"`{usage.symbol}` {usage.files:,}" for usage in lacking)
        parts += [f"### {_TITLES[kind]}: {total - len(lacking)} of {total} are there", names or "None is missing."]
    return "\n\n".join(_wrapped(part) for part in parts) + "\n"


def _listed(differences: list[Difference]) -> str:
    return "\n".join(f"- `{difference.place}`: {difference.text}" for difference in differences) or "None is recorded."


def _joined(text: str) -> str:
    """Paragraphs as one line each, to be wrapped anew."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


def _wrapped(part: str) -> str:
    lines = part.splitlines()
    return "\n".join(
        textwrap.fill(line, 130, subsequent_indent="  " if line.startswith("- ") else "", break_long_words=False, break_on_hyphens=False)
        for line in lines
    )
