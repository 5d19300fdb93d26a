#!/usr/bin/env python3
"""A `swift` that builds in no time: what it makes of a package is the host without Swift, with the text of its one view.

It answers what `topdown gallery` asks of SwiftPM and of the compiler. A file that names `boks` does not compile, and says
so in swift's own words; while there is a file `slow` in the package, a build does not end.
"""

import json
import re
import sys
import time
from pathlib import Path

FAKE_HOST = Path(__file__).resolve().parent / "fake_host.py"
VIEW = "Sources/ShelfFeature/Shelf.swift"
TARGETS = [("ShelfFeature", "library", "regular"), ("ShelfApp", "executable", "executable")]


def main(arguments: list[str]) -> int:
    folder = Path(arguments[arguments.index("--package-path") + 1])
    products = folder / ".build/debug"
    if "dump-package" in arguments:
        dependency = {"sourceControl": [{"identity": "topdown"}]}
        product = {"product": ["Topdown", "topdown", None, None]}
        targets = [{"name": name, "type": kind, "dependencies": [product]} for name, _, kind in TARGETS]
        print(json.dumps({"name": folder.name, "toolsVersion": {"_version": "6.2.0"}, "dependencies": [dependency], "targets": targets}))
    elif "describe" in arguments:
        targets = [{"name": name, "type": kind, "module_type": "SwiftTarget", "c99name": name, "path": f"Sources/{name}"} for name, kind, _ in TARGETS]
        print(json.dumps({"targets": targets}))
    elif "--show-bin-path" in arguments:
        print(products)
    else:
        return build(folder, products / "TopdownHostMain")
    return 0


def build(folder: Path, product: Path) -> int:
    print("[1/2] Compiling ShelfFeature Shelf.swift", flush=True)
    while (folder / "slow").exists():
        time.sleep(0.05)
    file = folder / VIEW
    source = file.read_text()
    for number, line in enumerate(source.splitlines(), 1):
        if found := re.search(r"boks[^)]*", line):
            print(f"{file}:{number}:{found.start() + 1}: error: cannot find '{found[0]}' in scope\n{number} | {line}\nerror: fatalError")
            return 1
    product.parent.mkdir(parents=True, exist_ok=True)
    shown = re.search(r'Text\("(.*)"\)', source)[1]
    product.write_text(FAKE_HOST.read_text().replace("No books", shown))
    product.chmod(0o755)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
