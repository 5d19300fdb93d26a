"""The files that the README's example is made of: fenced Swift blocks whose first line names their path."""

import re
import shlex


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


def slip(markdown: str, files: dict[str, str]) -> dict[str, str]:
    """The example with the slip of the sentence "Had the feature said `this` where it says `that`": the files that it changes."""
    sentence = re.search(r"Had the feature said `([^`]+)`\s+where\s+it\s+says\s+`([^`]+)`", markdown)
    if not sentence:
        raise ValueError("README.md names no slip: it takes the words: Had the feature said `…` where it says `…`")
    wrong, right = sentence.groups()
    changed = {path: text.replace(right, wrong) for path, text in files.items() if path.startswith("Sources/") and right in text}
    if not changed:
        raise ValueError(f"README.md's example nowhere says {right}")
    return changed


def shown_failure(markdown: str) -> str:
    """The first fenced block of text: what a failing test prints."""
    block = re.search(r"^```text\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)
    if not block:
        raise ValueError("README.md shows no failing test: it takes a block that starts with ```text")
    return block[1]


def console_examples(markdown: str) -> list[tuple[list[str], list[str]]]:
    """The words of each `$ topdown …` in fenced blocks of `console`, and the lines shown below it."""
    examples: list[tuple[list[str], list[str]]] = []
    for block in re.findall(r"^```console\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ topdown "):
                examples.append((shlex.split(line)[2:], []))
            elif examples:
                examples[-1][1].append(line)
    return examples


def is_output(shown: list[str], output: list[str]) -> bool:
    """Whether the output is the shown lines, where a line of `…` stands for any number of others."""
    pattern = "".join("(?:.*\n)*?" if line == "…" else re.escape(line) + "\n" for line in shown)
    return re.fullmatch(pattern, "".join(line + "\n" for line in output)) is not None


def is_shown_in(shown: str, output: str) -> bool:
    """Whether the output holds the shown lines, one after the other, whatever their symbols and times."""

    def plain(text: str) -> list[str]:
        lines = (re.sub(r"after [\d.]+ seconds", "after T", re.sub(r"^[^\w\s>(]+ ", "", line)).rstrip() for line in text.splitlines())
        return [line for line in lines if line]

    shown_lines, lines = plain(shown), plain(output)
    return any(lines[start : start + len(shown_lines)] == shown_lines for start in range(len(lines))) if shown_lines else False
