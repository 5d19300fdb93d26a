"""The public interface of built modules, as the toolchain's symbol graph gives it."""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Symbol:
    usr: str
    path: tuple[str, ...]
    """The owner's names and its own with argument labels: `View`, `padding(_:_:)`."""
    kind: str
    location: str


@dataclass(frozen=True)
class Interface:
    symbols: tuple[Symbol, ...]
    conformances: dict[str, frozenset[str]]
    """The names of the protocols that a type conforms to, by the type's name."""

    def by_usr(self) -> dict[str, Symbol]:
        return {symbol.usr: symbol for symbol in self.symbols}


class InterfaceError(Exception):
    pass


@dataclass(frozen=True)
class Build:
    """Where a debug build of a package keeps its modules and its index."""

    repository: Path

    @property
    def folder(self) -> Path:
        return self.repository / ".build/debug"

    @property
    def modules(self) -> Path:
        return self.folder / "Modules"

    @property
    def index(self) -> Path:
        return self.folder / "index/store"

    def make(self, target: str) -> None:
        self._build(["--target", target], f"`{target}` does")

    def make_tests(self) -> None:
        """Everything, so that the index knows what the tests refer to."""
        self._build(["--build-tests"], "the tests do")

    def _build(self, options: list[str], what: str) -> None:
        done = subprocess.run(["swift", "build", *options], cwd=self.repository, capture_output=True, text=True)
        if done.returncode:
            raise InterfaceError(f"{what} not build, so symbols cannot be read:\n{done.stdout}{done.stderr}")

    def clang_modules(self) -> list[Path]:
        return sorted(self.folder.glob("C*.build/module.modulemap"))


def public_interface(modules: list[str], folder: Path, clang_modules: list[Path] = ()) -> Interface:
    """What the modules offer to everyone: no SPI, nothing underscored, nothing that the compiler synthesised."""
    symbols: list[Symbol] = []
    conformances: dict[str, set[str]] = {}
    for module in modules:
        with tempfile.TemporaryDirectory() as output:
            _extract(module, folder, clang_modules, output)
            for file in sorted(Path(output).glob(f"{module}*.symbols.json")):
                graph = json.loads(file.read_text(encoding="utf-8"))
                symbols += [_symbol(entry) for entry in graph["symbols"]]
                names = {entry["identifier"]["precise"]: ".".join(entry["pathComponents"]) for entry in graph["symbols"]}
                for relation in graph["relationships"]:
                    if relation["kind"] == "conformsTo" and relation["source"] in names:
                        target = names.get(relation["target"]) or relation.get("targetFallback", "").split(".", 1)[-1]
                        conformances.setdefault(names[relation["source"]], set()).add(target)
    if not symbols:
        raise InterfaceError(f"the symbol graph of {', '.join(modules)} is empty")
    return Interface(tuple(symbols), {name: frozenset(found) for name, found in conformances.items()})


def _extract(module: str, folder: Path, clang_modules: list[Path], output: str) -> None:
    command = ["swift-symbolgraph-extract", "-module-name", module, "-I", str(folder), "-target", _target_triple()]
    command += ["-output-dir", output, "-minimum-access-level", "public", "-skip-synthesized-members"]
    for file in clang_modules:
        command += ["-Xcc", f"-fmodule-map-file={file}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise InterfaceError(f"the symbol graph of `{module}` cannot be read:\n{done.stderr}")


def _target_triple() -> str:
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    return info["target"]["unversionedTriple"]


def _symbol(entry: dict) -> Symbol:
    location = entry.get("location", {})
    file = re.sub(r"^file://", "", location.get("uri", ""))
    line = location.get("position", {}).get("line", -1) + 1
    return Symbol(
        usr=entry["identifier"]["precise"],
        path=tuple(entry["pathComponents"]),
        kind=entry["kind"]["identifier"].removeprefix("swift."),
        location=f"{file}:{line}" if file else "",
    )
