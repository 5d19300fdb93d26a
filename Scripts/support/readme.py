"""The files that the README's example is made of: fenced Swift blocks whose first line names their path."""

import re


def example_files(markdown: str) -> dict[str, str]:
    """Path and text of each block that starts with `// Sources/…`, `// Tests/…`, or a manifest's first line."""
    files = {}
    for block in re.findall(r"^```swift\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL):
        first = block.splitlines()[0]
        if first.startswith("// swift-tools-version:"):
            files["Package.swift"] = block
        elif match := re.fullmatch(r"// ((?:Sources|Tests)/[\w/.+-]+\.swift)", first):
            files[match[1]] = block
    return files
