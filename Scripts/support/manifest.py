"""A package's manifest as the package manager reads it."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Target:
    name: str
    kind: str
    """`regular`, `executable`, `macro`, `system` or `test`."""
    folder: str
    dependencies: frozenset[str]
    """Targets of the same package, by name."""


@dataclass(frozen=True)
class Manifest:
    targets: dict[str, Target]
    products: dict[str, tuple[str, ...]]

    def reachable(self, start: list[str], *, through_macros: bool = False) -> set[str]:
        """The targets that `start` links: a macro runs in the compiler, so what it needs is not linked."""
        seen: set[str] = set()
        waiting = list(start)
        while waiting:
            name = waiting.pop()
            if name in seen or name not in self.targets:
                continue
            target = self.targets[name]
            if target.kind == "macro" and not through_macros:
                continue
            seen.add(name)
            waiting += target.dependencies
        return seen


def read_manifest(package: Path) -> Manifest:
    dump = subprocess.run(
        ["swift", "package", "dump-package"], cwd=package, check=True, capture_output=True, text=True
    ).stdout
    return manifest_from_dump(json.loads(dump))


def manifest_from_dump(dump: dict) -> Manifest:
    names = {target["name"] for target in dump["targets"]}
    targets = {}
    for target in dump["targets"]:
        parent = "Tests" if target["type"] == "test" else "Sources"
        dependencies = {(entry.get("byName") or entry.get("target") or [None])[0] for entry in target["dependencies"]}
        targets[target["name"]] = Target(
            name=target["name"],
            kind=target["type"],
            folder=target.get("path") or f"{parent}/{target['name']}",
            dependencies=frozenset(dependencies & names),
        )
    return Manifest(targets, {product["name"]: tuple(product["targets"]) for product in dump["products"]})
