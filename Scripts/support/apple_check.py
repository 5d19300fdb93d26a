"""Two rules about names: what we use of SwiftUI is Apple's, and what we offer under SwiftUI's name is Apple's too."""

from dataclasses import dataclass, field
from pathlib import Path

from .apple_symbols import AppleSymbols
from .index_store import Occurrence
from .swift_source import lines_not_for_apple
from .symbol_graph import Interface, Symbol

ANY_OWNER = "*"


@dataclass
class Allowances:
    """Names that are no declaration of Apple's SwiftUI and may stand all the same, each with its reason."""

    reasons: dict[tuple[str, str], str]
    used: set[tuple[str, str]] = field(default_factory=set)

    def allows(self, path: tuple[str, ...]) -> bool:
        """By full owner, by any owner, or because the whole type is allowed."""
        keys = [(".".join(path[:-1]) or "-", path[-1]), (ANY_OWNER, path[-1])]
        for length in range(1, len(path)):
            keys.append((".".join(path[: length - 1]) or "-", path[length - 1]))
        found = [key for key in keys if key in self.reasons]
        self.used.update(found)
        return bool(found)

    def unused(self) -> list[tuple[str, str]]:
        return sorted(key for key in set(self.reasons) - self.used if key[0] != ANY_OWNER)


def read_allowances(file: Path) -> Allowances:
    reasons = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            owner, name, reason = line.split("\t")
            reasons[(owner, name)] = reason
    return Allowances(reasons)


def problems_of_interface(interface: Interface, apple: AppleSymbols, allowances: Allowances) -> list[str]:
    """Public symbols of our SwiftUI that Apple does not declare."""
    problems = []
    for symbol in interface.symbols:
        if _is_apples(symbol, interface, apple) or allowances.allows(symbol.path):
            continue
        problems.append(
            f"{symbol.location}: `{_spelled(symbol.path)}` is public on SwiftUI's name, and Apple declares no such symbol; "
            "make it `package` or `@_spi(Runtime)`, or name its reason in Scripts/data/apple-swiftui-allowed.tsv"
        )
    for owner, name in allowances.unused():
        problems.append(f"Scripts/data/apple-swiftui-allowed.tsv: `{owner}` `{name}` excuses nothing any more; remove the line")
    return problems


def problems_of_uses(
    uses: list[Occurrence], defined: set[str], interface: Interface, apple: AppleSymbols, allowances: Allowances
) -> list[str]:
    """References into our SwiftUI (the symbols `defined`) that would not compile against Apple's."""
    public = interface.by_usr()
    problems = []
    skipped = {file: lines_not_for_apple(Path(file).read_text(encoding="utf-8")) for file in {use.file for use in uses}}
    for use in uses:
        if use.line in skipped[use.file]:
            continue
        if not use.is_reference or use.usr not in defined or ":" in use.name.split("(")[0]:
            continue  # an accessor, `getter:body`, is its property's
        if use.usr.endswith("mfp"):
            continue  # a generic parameter, such as `Value` in an extension of `Binding`
        symbol = public.get(use.usr)
        if symbol is None:
            problems.append(
                f"{use.file}:{use.line}: `{use.name}` is no public symbol of SwiftUI, so this would not compile on Apple's; "
                "use what Apple declares, or put what needs it under `#if !canImport(Darwin)`"
            )
        elif not _is_apples(symbol, interface, apple) and not allowances.allows(symbol.path):
            problems.append(
                f"{use.file}:{use.line}: `{_spelled(symbol.path)}` is a symbol that Apple's SwiftUI does not declare; use one that it does"
            )
    return sorted(set(problems))


def _is_apples(symbol: Symbol, interface: Interface, apple: AppleSymbols) -> bool:
    if apple.declares(symbol.path):
        return True
    # A witness that we spell out where Apple leaves it to a protocol's extension.
    owner = ".".join(symbol.path[:-1])
    return any(apple.declares((*protocol.split("."), symbol.path[-1])) for protocol in interface.conformances.get(owner, ()))


def _spelled(path: tuple[str, ...]) -> str:
    return ".".join(path)
