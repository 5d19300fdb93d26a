"""What Apple declares in SwiftUI, by owner and name with argument labels; static and instance members are one."""

import re
from pathlib import Path

GLOBAL = "-"
"""The owner of what is declared at file level."""

_TYPE_KINDS = {"struct", "class", "enum", "protocol", "typealias", "associatedtype", "actor"}


class AppleSymbols:
    def __init__(self, members: dict[str, set[str]], conformances: dict[str, set[str]] | None = None):
        self._members = members
        self._conformances = conformances or {}

    def declares(self, path: list[str]) -> bool:
        """Whether Apple declares the member, on its owner or on a protocol that Apple's owner conforms to."""
        owner, name = ".".join(path[:-1]) or GLOBAL, path[-1]
        if name in self._members.get(owner, ()):
            return True
        return any(name in self._members.get(protocol, ()) for protocol in self._conformances.get(owner, ()))


def read_apple_symbols(fixture: Path) -> AppleSymbols:
    members: dict[str, set[str]] = {}
    conformances: dict[str, set[str]] = {}
    for line in fixture.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line:
            continue
        owner, names, protocols = line.split("\t")
        members[owner] = set(names.split(" ")) - {""}
        conformances[owner] = set(protocols.split(" ")) - {""}
    return AppleSymbols(members, conformances)


def fixture_text(declarations: str, source: str) -> str:
    """The fixture made from the declaration table (owner, kind, declaration, ...); see Scripts/data/README.md."""
    members: dict[str, set[str]] = {}
    conformances: dict[str, set[str]] = {}
    for row in declarations.splitlines()[1:]:
        owner, kind, declaration = row.split("\t")[:3]
        owner = owner.split(" where ")[0].strip() or GLOBAL
        names = members.setdefault(owner, set())
        if kind == "conformance":
            conformances.setdefault(owner, set()).update(re.findall(r"[\w.]+", declaration))
            continue
        if kind == "case" and "(" not in declaration:
            # `case top, leading` declares two.
            names.update(re.findall(r"\w+", declaration.replace("case", "", 1)))
            continue
        name = declared_name(kind, declaration)
        names.add(name)
        if kind in _TYPE_KINDS:
            full = name if owner == GLOBAL else f"{owner}.{name}"
            members.setdefault(full, set())
            conformances.setdefault(full, set()).update(_inherited(name, declaration))
    lines = [
        f"{owner}\t{' '.join(sorted(names))}\t{' '.join(sorted(conformances.get(owner, ())))}"
        for owner, names in sorted(members.items())
    ]
    return "\n".join([f"# {source}", "# owner, its members by name and labels, what it conforms to", *lines]) + "\n"


def declared_name(kind: str, declaration: str) -> str:
    """`padding(_:_:)` for `func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View`."""
    keyword = {"var": "(?:var|let)", "let": "(?:var|let)"}.get(kind, kind)
    if kind in ("init", "subscript"):
        rest = declaration[re.search(rf"\b{keyword}\b[?!]?", declaration).end() :]
        return kind + _labels(rest, single_name_is_label=kind == "init")
    match = re.search(rf"\b{keyword}\s+(`?\w+`?|[^\s\w(]+)", declaration)
    name, rest = match[1].strip("`"), declaration[match.end() :]
    takes_parameters = kind in ("func", "macro") or (kind == "case" and rest.startswith("("))
    if not takes_parameters:
        return name
    labels = _labels(rest, single_name_is_label=True)
    return name + labels if re.match(r"\w", name) else name + re.sub(r"\w+:", "_:", labels)  # an operator has no labels


def _labels(rest: str, single_name_is_label: bool) -> str:
    """The argument labels of the first parameter list; the text may be cut short after a default value."""
    start, generics = rest.find("("), rest.find("<")
    if 0 <= generics < start:
        start = rest.find("(", _end_of_brackets(rest, generics))
    labels = []
    for parameter in _split_at_commas(rest[start + 1 : _end_of_brackets(rest, start) - 1]):
        names = re.match(r"(?:@[\w.]+(?:\([^)]*\)|<[^>]*>)?\s+)*`?(\w+)`?(\s+`?\w+`?)?\s*:", parameter.strip())
        labels.append(names[1] if names and (names[2] or single_name_is_label) else "_")
    return "(" + "".join(label + ":" for label in labels) + ")"


def _end_of_brackets(text: str, start: int) -> int:
    depth = 0
    for position in range(start, len(text)):
        character = text[position]
        if character in "([<{":
            depth += 1
        elif character in ")]}" or (character == ">" and text[position - 1] != "-"):
            depth -= 1
            if depth == 0:
                return position + 1
    return len(text) + 1


def _split_at_commas(text: str) -> list[str]:
    parts, depth, start = [], 0, 0
    for position, character in enumerate(text):
        if character in "([<{":
            depth += 1
        elif character in ")]}" or (character == ">" and text[position - 1] != "-"):
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:position])
            start = position + 1
    return [part for part in [*parts, text[start:]] if part.strip()]


def _inherited(name: str, declaration: str) -> set[str]:
    match = re.search(rf"\b{re.escape(name)}(?:<[^:]*?>)?\s*:\s*(.*?)(?:\bwhere\b|$)", declaration)
    return set(re.findall(r"[A-Za-z_][\w.]*", match[1])) if match else set()
