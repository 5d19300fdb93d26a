"""What one run of a test bundle says, so that two runs can be compared: outcomes, printed lines, logs; never times."""

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Run:
    status: int = 0
    outcomes: dict[str, str] = field(default_factory=dict)
    """By test: passed, failed or skipped, and the issues that were recorded, expected ones too."""
    lines: Counter = field(default_factory=Counter)
    """What tests printed; in no order, since they run at the same time."""
    logs: Counter = field(default_factory=Counter)
    """Every execution log of the run as a tuple of lines."""

    @property
    def passed(self) -> int:
        return sum(outcome == "passed" for outcome in self.outcomes.values())

    @property
    def has_failed(self) -> bool:
        return self.status != 0 or any(outcome.startswith("failed") for outcome in self.outcomes.values())

    def joined(self, other: "Run") -> "Run":
        return Run(
            self.status or other.status, self.outcomes | other.outcomes, self.lines + other.lines, self.logs + other.logs
        )


def event_outcomes(stream: str) -> dict[str, str]:
    """The outcomes in Swift Testing's event stream, a JSON object a line."""
    functions: set[str] = set()
    skipped: set[str] = set()
    ended: set[str] = set()
    failed: set[str] = set()
    issues: dict[str, Counter] = {}
    for line in stream.splitlines():
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            if payload["kind"] == "function":
                functions.add(payload["id"])
            continue
        test = payload.get("testID", "")
        match payload["kind"]:
            case "testSkipped":
                skipped.add(test)
            case "testEnded":
                ended.add(test)
            case "issueRecorded":
                text = " ".join(message["text"] for message in payload["messages"])
                issues.setdefault(test, Counter())[without_chance(text)] += 1
                if not payload["issue"].get("isKnown"):
                    failed.add(test)
    outcomes = {}
    for test in functions | issues.keys():
        word = "failed" if test in failed else "skipped" if test in skipped else "passed" if test in ended else "did not end"
        told = "".join(f"\n  {text}" for text in sorted(issues.get(test, Counter()).elements()))
        outcomes[test] = f"{word}{told}"
    return outcomes


def xctest_outcomes(output: str) -> dict[str, str]:
    found = re.findall(r"^Test Case '(.+)' (passed|failed|skipped) \(", output, re.MULTILINE)
    return {f"XCTest {name}": word for name, word in found}


def printed_lines(output: str) -> Counter:
    """What tests print by themselves, such as `… passed in every order, 24 schedules, none left out`."""
    of_xctest = re.compile(r"Test (Suite|Case) '|\t Executed \d+ tests?|.*: error: ")
    return Counter(without_chance(line) for line in output.splitlines() if line and not of_xctest.match(line))


def written_logs(content: bytes) -> Counter:
    """The logs in a file that `TOPDOWN_LOGS` named; Sources/CTopdownRecords/include/witness.h tells its form."""
    logs: list[list[str]] = []
    current: dict[str, list[str]] = {}
    for record in content.decode(errors="replace").split("\0")[:-1]:
        name, tab, line = record.partition("\t")
        if not tab or name not in current:
            current[name] = []
            logs.append(current[name])
        if tab:
            current[name].append(without_chance(line))
    return Counter(map(tuple, logs))


def without_chance(text: str) -> str:
    """A text without what differs from run to run by nature: durations of the machine, addresses, identifiers, temporary folders."""
    text = re.sub(r"\b0x[0-9a-f]{6,}\b", "ADDRESS", text)
    text = re.sub(r"\b[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\b", "UUID", text, flags=re.IGNORECASE)
    text = re.sub(r"/tmp/[^\s\"'),:]+", "/tmp/FILE", text)
    return re.sub(r"\bafter [0-9.]+ seconds", "after SECONDS", text)


def differences(first: Run, other: Run) -> list[str]:
    """What the other run says and the first does not, and the reverse, each as a readable paragraph."""
    found = []
    for test in sorted(first.outcomes.keys() | other.outcomes.keys()):
        before, after = first.outcomes.get(test, "was not run"), other.outcomes.get(test, "was not run")
        if before != after:
            found.append(f"{test}\n  in the first run: {before}\n  in this run: {after}")
    found += _different("printed", first.lines, other.lines)
    found += _different("logged", *(Counter({_log_text(log): n for log, n in run.logs.items()}) for run in (first, other)))
    if first.status != other.status:
        found.append(f"exit status {first.status} in the first run, {other.status} in this one")
    return found


def _different(verb: str, first: Counter, other: Counter) -> Iterable[str]:
    texts = sorted(text for text in first.keys() | other.keys() if first[text] != other[text])
    return [f"{verb} {first[text]} times in the first run, {other[text]} times in this one: {text}" for text in texts]


def _log_text(log: tuple[str, ...]) -> str:
    return "".join(f"\n  {line}" for line in log) or "a log without a line"
