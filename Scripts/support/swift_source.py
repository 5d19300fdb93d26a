"""Reads Swift source as text: comments and strings apart from code, imports, doc comments."""

import re
from dataclasses import dataclass
from pathlib import Path

_ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?\s+)*"
_ACCESS = r"(?:(?:public|package|internal|fileprivate|private)\s+)?"
_KIND = r"(?:(?:struct|class|enum|actor|protocol|func|var|let|typealias)\s+)?"
_IMPORT = re.compile(rf"(?:^|;)[ \t]*{_ATTRIBUTES}{_ACCESS}\bimport\s+{_KIND}(?P<module>[A-Za-z_]\w*)", re.MULTILINE)
_IMPORT_KEYWORD = re.compile(r"(?<![\w.`@#])import(?=\s+[A-Za-z_])(?![`])")


@dataclass(frozen=True)
class Import:
    module: str
    line: int


class UnreadableImport(Exception):
    """An `import` that the pattern does not match: the scan must not pass over it in silence."""


def swift_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.swift") if ".build" not in path.parts)


def imports(source: str) -> list[Import]:
    """Every import, whatever its attributes and access, in every branch of every `#if`."""
    code = blank_comments_and_strings(source)
    found = [Import(match["module"], code.count("\n", 0, match.start("module")) + 1) for match in _IMPORT.finditer(code)]
    keywords = [code.count("\n", 0, match.start()) + 1 for match in _IMPORT_KEYWORD.finditer(code)]
    if len(keywords) != len(found):
        raise UnreadableImport(f"{len(keywords)} `import` keywords (lines {keywords}) but {len(found)} imports understood")
    return found


_NOT_APPLE = {"!canImport(Darwin)", "os(Linux)", "canImport(Glibc)", "canImport(Musl)", "canImport(CTopdownRecords)"}
_APPLE = {"canImport(Darwin)", "!os(Linux)"}


def lines_not_for_apple(source: str) -> set[int]:
    """The lines that a compiler on Apple's platforms skips, by the conditions in `_NOT_APPLE` and `_APPLE`; others are taken as met."""
    lines: set[int] = set()
    open_conditions: list[tuple[str, bool]] = []
    for number, line in enumerate(blank_comments_and_strings(source).splitlines(), start=1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if directive:
            condition = directive[2].replace(" ", "")
            match directive[1]:
                case "if":
                    open_conditions.append((condition, condition in _NOT_APPLE))
                case "elseif" if open_conditions:
                    open_conditions[-1] = (condition, condition in _NOT_APPLE or open_conditions[-1][0] in _APPLE)
                case "else" if open_conditions:
                    open_conditions[-1] = ("", open_conditions[-1][0] in _APPLE)
                case "endif" if open_conditions:
                    open_conditions.pop()
        elif any(skipped for _, skipped in open_conditions):
            lines.add(number)
    return lines


def blank_comments_and_strings(source: str) -> str:
    """The source with comments and the contents of strings as spaces; every line keeps its number."""
    kept = list(source)
    position = 0
    while position < len(source):
        end = _end_of_comment(source, position) or _end_of_string(source, position)
        if end is None:
            position += 1
            continue
        for index in range(position, end):
            if kept[index] != "\n":
                kept[index] = " "
        position = end
    return "".join(kept)


def _end_of_comment(source: str, start: int) -> int | None:
    if source.startswith("//", start):
        end = source.find("\n", start)
        return len(source) if end < 0 else end
    if not source.startswith("/*", start):
        return None
    depth, position = 0, start
    while position < len(source):
        if source.startswith("/*", position):
            depth, position = depth + 1, position + 2
        elif source.startswith("*/", position):
            depth, position = depth - 1, position + 2
            if depth == 0:
                return position
        else:
            position += 1
    return len(source)


def _end_of_string(source: str, start: int) -> int | None:
    opening = re.compile(r'(#*)("""|")').match(source, start)
    if not opening:
        return None
    pounds, quote = opening.groups()
    closing, escape = quote + pounds, "\\" + pounds
    position = opening.end()
    while position < len(source):
        if source.startswith(closing, position):
            return position + len(closing)
        if source.startswith(escape + "(", position):
            position = _end_of_interpolation(source, position + len(escape) + 1)
        elif source.startswith(escape, position):
            position += len(escape) + 1
        elif source[position] == "\n" and quote == '"':
            return position  # not a string after all, a quote in a regex literal for instance
        else:
            position += 1
    return len(source)


def _end_of_interpolation(source: str, start: int) -> int:
    depth, position = 1, start
    while position < len(source) and depth:
        inner = _end_of_string(source, position)
        if inner is not None:
            position = max(inner, position + 1)
            continue
        depth += {"(": 1, ")": -1}.get(source[position], 0)
        position += 1
    return position
