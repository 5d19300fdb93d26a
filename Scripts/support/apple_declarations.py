"""What Apple declares in SwiftUI, counted: how many forms a name has, whether they can exist here, and how much they are used."""

import re
from dataclasses import dataclass
from pathlib import Path

from .apple_symbols import GLOBAL, declared_name

_NEWEST = "26"
"""The newest SDK that the table of declarations names."""

REST = "…"
"""Stands for labels that the table leaves out: it cuts a declaration where a default value is a closure."""

KINDS = {
    "struct": "type", "class": "type", "enum": "type", "protocol": "type", "actor": "type", "macro": "macro",
    "init": "initializer", "func": "function", "subscript": "property", "var": "property", "let": "property", "case": "property",
}
"""Type aliases, associated types and conformances are left out: nobody calls them."""

_WITNESSES = re.compile(r"(body|hashValue|description|debugDescription|rawValue|allCases|hash\(into:\)|encode\(to:\)|init\(from:\)|init\(rawValue:\)|init\(stringLiteral:\)|==\(_:_:\)|build[A-Z].*)$")
"""What the compiler calls or writes: requirements of Equatable and its like, bodies, and the functions of result builders."""

_BEYOND = re.compile(
    r"\b(_?(?:UI|NS|WK|CK|CA)[A-Z]\w+|CG(?:Color|Context|Image|Path|MutablePath)|CTFont|CoreData\.\w+|LocalizedStringResource|Pose3D|Rect3D|Size3D|Point3D|Vector3D|Rotation3D"
    r"|AffineTransform3D|AttributedTextFormattingDefinition|AttributeContainer|MTL\w+|RealityView\w*|SharedObject|GroupActivity"
    r"|AXChartDescriptor|FetchRequest|SectionedFetchRequest|FetchedResults|SectionedFetchResults|Widget\w*|ControlWidget\w*|ImmersiveSpace\w*"
    r"|RemoteImmersiveSpace\w*|Compositor\w*|TouchBar\w*|Viewpoint3D|SpatialContainer\w*|Alignment3D|UnitPoint3D)\b"
)
"""Types of UIKit, AppKit and other frameworks, and of Foundation where Linux lacks them: what needs one is out of reach."""


@dataclass(frozen=True)
class Declaration:
    owner: str
    kind: str
    name: str
    """With argument labels: `padding(_:_:)`."""
    forms: int
    """Overloads of that name and those labels that can exist here."""
    beyond: str
    """The type that makes it impossible here; empty where it is possible."""
    files: int
    """How many of 7,020 files use the name, whichever labels."""

    @property
    def base(self) -> str:
        return _base(self.name)

    def is_named(self, name: str) -> bool:
        """Whether `name` is the declaration's, or begins as it does where only its beginning is known."""
        return name.startswith(self.name[: -len(REST) - 1]) if self.name.endswith(f"{REST})") else name == self.name


def declarations_text(declarations: str, files: dict[tuple[str, str], int], source: str) -> str:
    """The fixture from the declaration table; `files` counts uses by owner and name without labels."""
    forms: dict[tuple[str, str, str], dict[str, bool]] = {}
    newest_names: set[tuple[str, str]] = set()
    beyond: dict[tuple[str, str, str], str] = {}
    for row in declarations.splitlines()[1:]:
        constrained, kind, declaration, *versions = row.split("\t")
        if kind not in KINDS:
            continue
        owner = constrained.split(" where ")[0].strip() or GLOBAL
        names = re.findall(r"\w+", declaration.replace("case", "", 1)) if kind == "case" and "(" not in declaration else [declared_name(kind, declaration)]
        for name in names:
            if re.search(r"(?:^|[(:])_\w", name) or _WITNESSES.match(name):
                continue
            if declaration.endswith(" ="):
                name = f"{name[:-1]}{REST})"
            newest = not versions or versions[0].endswith(_NEWEST)
            if newest:
                newest_names.add((owner, _base(name)))
            key = (owner, KINDS[kind], name)
            foreign = _BEYOND.search(f"{constrained} {name} {declaration}")
            if foreign:
                beyond.setdefault(key, foreign[1])
            else:
                form = name if KINDS[kind] == "type" else _without_attributes(declaration) + "|" + constrained
                forms.setdefault(key, {})[form] = forms.get(key, {}).get(form, False) or newest
    lines = [f"# {source}", "# owner, kind, name with labels, forms, what makes it impossible here, files that use the name"]
    for key in sorted(forms.keys() | beyond.keys()):
        owner, kind, name = key
        if kind == "function" and key not in beyond and not any(forms[key].values()) and (owner, _base(name)) in newest_names:
            continue  # replaced by a form with other labels
        count = _count(forms.get(key, {}))
        lines.append("\t".join([owner, kind, name, str(count), "" if count else beyond[key], str(_uses(files, owner, kind, name))]))
    return "\n".join(lines) + "\n"


def _count(forms: dict[str, bool]) -> int:
    """Where the newest SDK knows the name, what only older ones spell so has been replaced."""
    return sum(forms.values()) or len(forms)


def _base(name: str) -> str:
    return name.split("(")[0]


def _without_attributes(declaration: str) -> str:
    """Versions of the SDK spell isolation and escaping differently: the same form all the same."""
    attributes = r"@(?:MainActor|preconcurrency|Sendable|escaping|isolated\(any\)|inheritActorContext|ViewBuilder)\s*"
    return re.sub(rf"{attributes}|\b(?:Sendable|sending|__owned)\b|\s", "", declaration)


def _uses(files: dict[tuple[str, str], int], owner: str, kind: str, name: str) -> int:
    if kind == "initializer":
        return files.get((GLOBAL, owner), 0)
    base = name.split("(")[0]
    full = base if owner == GLOBAL else f"{owner}.{base}"
    return files.get((owner, base), 0) or (files.get((GLOBAL, full), 0) if kind in ("type", "macro") or owner == GLOBAL else 0)


def uses_by_name(tables: Path) -> dict[tuple[str, str], int]:
    """How many files use a name, by owner and name, from the tables that Scripts/data/README.md names."""
    files: dict[tuple[str, str], int] = {}

    def note(owner: str, name: str, count: str) -> None:
        files[(owner, name)] = max(files.get((owner, name), 0), int(count))

    for table in ["views", "wrappers", "macros", "protocols", "functions", "nested_types"]:
        for row in _rows(tables / f"{table}.tsv"):
            note(GLOBAL, row["symbol"].lstrip("@#"), row["files"])
    for table in ["modifiers", "static_members", "value_methods"]:
        for row in _rows(tables / f"{table}.tsv"):
            for owner in row["owners"].split(","):
                note(owner, row["symbol"].lstrip(".").split("(")[0], row["files"])
    for row in _rows(tables / "environment.tsv"):
        note("EnvironmentValues", row["symbol"].lstrip("\\."), row["files"])
    return files


def _rows(table: Path) -> list[dict[str, str]]:
    header, *rows = table.read_text(encoding="utf-8").splitlines()
    return [dict(zip(header.split("\t"), row.split("\t"))) for row in rows]


def read_declarations(fixture: Path) -> list[Declaration]:
    found = []
    for line in fixture.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            owner, kind, name, forms, beyond, files = line.split("\t")
            found.append(Declaration(owner, kind, name, int(forms), beyond, int(files)))
    return found
