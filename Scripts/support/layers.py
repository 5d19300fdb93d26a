"""The layer rule: what each target may import, as `Documentation/Layers.md` declares it, against what it does import."""

import re
from dataclasses import dataclass
from pathlib import Path

from .manifest import Manifest
from .swift_source import UnreadableImport, imports, swift_files


class UnreadableTable(Exception):
    pass


@dataclass(frozen=True)
class Layer:
    name: str
    rank: int
    """0 is the top layer; a greater rank stands lower."""
    own: frozenset[str]
    outside: frozenset[str]


@dataclass(frozen=True)
class Edge:
    importer: str
    imported: str


@dataclass(frozen=True)
class Rules:
    layers: dict[str, Layer]
    expected: frozenset[Edge]
    """Edges that a working scan must find; an import scanner that sees nothing would find no fault either."""


def read_rules(markdown: str, heading: str) -> Rules:
    """The table and the expected edges in the section `## heading`."""
    section = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", markdown, re.MULTILINE | re.DOTALL)
    if not section:
        raise UnreadableTable(f"no section `## {heading}`")
    layers: dict[str, Layer] = {}
    for line in section[1].splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("| `") or len(cells) < 3:
            continue
        own, outside = (frozenset(re.findall(r"`([^`]+)`", cell)) for cell in cells[1:3])
        for name in re.findall(r"`([^`]+)`", cells[0]):
            if name in layers:
                raise UnreadableTable(f"`{name}` has two rows under `## {heading}`")
            layers[name] = Layer(name, len(layers), own, outside)
    expected = {Edge(*pair) for pair in re.findall(r"`(\w+)` → `(\w+)`", section[1])}
    if not layers or not expected:
        raise UnreadableTable(f"the section `## {heading}` has no table of targets, or no edges that the check must see")
    return Rules(layers, frozenset(expected))


def problems_of_rules(rules: Rules) -> list[str]:
    """The table itself must not allow what the rule forbids."""
    problems = []
    for layer in rules.layers.values():
        for name in sorted(layer.own):
            other = rules.layers.get(name)
            if other is None:
                problems.append(f"Documentation/Layers.md: `{layer.name}` may import `{name}`, which has no row; add its row or remove it")
            elif other.rank <= layer.rank:
                problems.append(f"Documentation/Layers.md: `{layer.name}` may import `{name}`, which does not stand below it; reorder the rows")
    return problems


def problems_of_imports(repository: Path, rules: Rules, manifest: Manifest) -> list[str]:
    """Every import of every target, tests included, against the table and the manifest."""
    problems: list[str] = []
    seen: set[Edge] = set()
    for target in manifest.targets.values():
        layer = rules.layers.get(target.name)
        if layer is None and target.kind != "test":
            problems.append(f"Package.swift: `{target.name}` has no row in Documentation/Layers.md; add one at its layer")
            continue
        for path in swift_files(repository / target.folder):
            place = path.relative_to(repository)
            try:
                found = imports(path.read_text(encoding="utf-8"))
            except UnreadableImport as error:
                problems.append(f"{place}: {error}; teach Scripts/support/swift_source.py to read it")
                continue
            for entry in found:
                seen.add(Edge(target.name, entry.module))
                problem = _problem(target, layer, entry.module, rules, manifest)
                if problem:
                    problems.append(f"{place}:{entry.line}: {problem}")
    for name in sorted(set(rules.layers) - set(manifest.targets)):
        problems.append(f"Documentation/Layers.md: `{name}` is no target of Package.swift; remove its row")
    for edge in sorted(rules.expected - seen, key=str):
        problems.append(f"`{edge.importer}` → `{edge.imported}` was not seen: the scan is blind, or the edge has gone from the code")
    return problems


def _problem(target, layer, module: str, rules: Rules, manifest: Manifest) -> str | None:
    imported = rules.layers.get(module)
    if imported is None:
        if layer is not None and module not in layer.outside:
            return (
                f"`{target.name}` imports `{module}`, a module that its row in Documentation/Layers.md does not know; "
                "do without it, or add it there and say why in the commit"
            )
        return None
    if layer is not None:
        if imported.rank < layer.rank:
            return f"`{target.name}` imports `{module}`, which stands above it; move the code up, or hand the value in from above"
        if module not in layer.own:
            return f"`{target.name}` imports `{module}`, which is not among what Documentation/Layers.md lets it import"
    if module not in manifest.reachable([target.name], through_macros=True):
        return f"`{target.name}` imports `{module}`, which Package.swift does not build before it; declare the dependency"
    return None


def problems_of_manifest(rules: Rules, manifest: Manifest, user_products: list[str]) -> list[str]:
    """Declared dependencies against the table, and what users would link."""
    problems = []
    for target in manifest.targets.values():
        layer = rules.layers.get(target.name)
        for name in sorted(target.dependencies if layer else []):
            if name not in layer.own:
                problems.append(f"Package.swift: `{target.name}` depends on `{name}`, which Documentation/Layers.md does not let it import")
    for product in user_products:
        if product not in manifest.products:
            problems.append(f"Package.swift: the product `{product}` is missing")
            continue
        for name in sorted(manifest.reachable(list(manifest.products[product]))):
            if manifest.targets[name].kind == "system":
                problems.append(f"Package.swift: users of `{product}` would link the system library `{name}`; move what needs it to the command")
            syntax = sorted(module for module in rules.layers[name].outside if _is_syntax(module)) if name in rules.layers else []
            if syntax:
                problems.append(f"Documentation/Layers.md: users of `{product}` would link SwiftSyntax through `{name}`; tools and macros only")
    return problems


def _is_syntax(module: str) -> bool:
    return module.startswith(("SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftCompilerPlugin"))
