"""How far repeated runs of one and the same bundle have come, in a file, so that a later call goes on with them."""

import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .repeated import Run


@dataclass(frozen=True)
class KeptRuns:
    file: Path
    what: str
    """The bundle and what of it is run: runs of anything else are not gone on with."""

    @staticmethod
    def of(bundle: Path, what: list[str], file: Path) -> "KeptRuns":
        with bundle.open("rb") as content:
            digest = hashlib.file_digest(content, "sha256").hexdigest()
        return KeptRuns(file, " ".join([digest, *what]))

    def read(self) -> tuple[Run | None, int]:
        """The first run, and how many said the same so far; none where the file is of something else."""
        try:
            kept = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None, 0
        if kept["what"] != self.what:
            return None, 0
        logs = Counter({tuple(log): count for log, count in kept["logs"]})
        return Run(kept["status"], kept["outcomes"], Counter(kept["lines"]), logs), kept["count"]

    def write(self, first: Run, count: int) -> None:
        kept = {
            "what": self.what, "count": count, "status": first.status, "outcomes": first.outcomes, "lines": first.lines,
            "logs": [[list(log), count] for log, count in first.logs.items()],
        }  # fmt: skip
        # A call that is stopped while it writes leaves the file as it was.
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps(kept), encoding="utf-8")
        draft.replace(self.file)
