"""The sanitizers that the suites are run under: how each is built and told, what it reports, and which tests it can't run."""

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

_SUPPORT = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Sanitizer:
    name: str
    flag: str
    """What `swift build --sanitize` calls it."""
    options: dict[str, str]
    """Its environment variables, and what stands in each beside where to report to."""
    left_out: dict[str, str] = field(default_factory=dict)
    """Tests that can't run under it, by pattern, each with the reason."""

    @property
    def scratch(self) -> str:
        return f".build/sanitize-{self.flag}"

    def environment(self, reports: Path) -> dict[str, str]:
        """`reports` is the beginning of the names of the files that the processes report into."""
        told = {name: f"{options}:log_path={reports}" for name, options in self.options.items()}
        # Each takes several times as long as without it.
        return told | {"TOPDOWN_PROGRAMS": "30", "TOPDOWN_ROUNDS": "2"}


SANITIZERS = {
    "thread": Sanitizer(
        "ThreadSanitizer",
        "thread",
        {"TSAN_OPTIONS": f"halt_on_error=0:history_size=4:suppressions={_SUPPORT / 'thread-sanitizer.txt'}"},
    ),
    # On Linux swiftc knows no `-sanitize=leak`; the leak sanitizer comes with that of addresses, whose reports count, too.
    "leak": Sanitizer(
        "LeakSanitizer",
        "address",
        {
            "ASAN_OPTIONS": "detect_leaks=1:detect_stack_use_after_return=0",
            "LSAN_OPTIONS": f"suppressions={_SUPPORT / 'leak-sanitizer.txt'}:print_suppressions=0",
        },
    ),
}


def summaries(text: str) -> Counter:
    """What was reported, by the one line that ends each report, most frequent first."""
    return Counter(line.removeprefix("SUMMARY: ") for line in re.findall(r"^SUMMARY: .*(?:Thread|Address|Leak)Sanitizer: .*$", text, re.MULTILINE))
