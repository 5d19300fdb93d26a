"""Which SwiftUI names real code uses, most used first; the order of work and of the gaps."""

from dataclasses import dataclass
from pathlib import Path

_TABLES = {
    # kind, its table, the column that says how many files use it
    "view": "views.tsv",
    "modifier": "modifiers.tsv",
    "wrapper": "wrappers.tsv",
    "macro": "macros.tsv",
    "environment": "environment.tsv",
}

_NOT_SWIFTUI = set(
    """
    @main @MainActor #selector #line #file #fileID #filePath #column #function #warning #colorLiteral #externalMacro #isolation
    @Query #Predicate @Model @Attribute #Rule @FetchRequest @WidgetBundleBuilder
    @UIApplicationDelegateAdaptor @NSApplicationDelegateAdaptor
    """.split()
)
"""The language's, SwiftData's, Core Data's and UIKit's names, which the tables hold too."""


@dataclass(frozen=True)
class Usage:
    kind: str
    symbol: str
    files: int
    owners: tuple[str, ...]
    """Where a modifier is declared; empty for the other kinds."""


def usage_text(tables: Path) -> str:
    lines = [
        "# counted in 7,020 files of 61 public projects that import SwiftUI; see README.md",
        "# kind, symbol, files that use it, owners",
    ]
    for kind, table in _TABLES.items():
        header, *rows = (tables / table).read_text(encoding="utf-8").splitlines()
        columns = header.split("\t")
        for row in rows:
            cells = dict(zip(columns, row.split("\t")))
            if cells["symbol"] in _NOT_SWIFTUI or cells.get("documented_in_SwiftUI") == "no":
                continue
            lines.append("\t".join([kind, cells["symbol"], cells["files"], cells.get("owners", "")]))
    return "\n".join(lines) + "\n"


def read_usage(fixture: Path) -> list[Usage]:
    usages = []
    for line in fixture.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            kind, symbol, files, owners = line.split("\t")
            usages.append(Usage(kind, symbol, int(files), tuple(owners.split(",")) if owners else ()))
    return usages
