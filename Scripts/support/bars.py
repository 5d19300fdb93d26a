"""What a measurement must stay under, on a machine that does nothing else."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    what: str
    measured: float
    most: float
    unit: str

    @property
    def is_kept(self) -> bool:
        return self.measured < self.most

    def __str__(self) -> str:
        verdict = "under" if self.is_kept else "NOT UNDER"
        return f"{self.what}: {self.measured:.1f} {self.unit}, {verdict} the bar of {self.most:g} {self.unit}"


def told(bars: list[Bar]) -> int:
    """Prints each, and returns the exit code: 1 where one is not kept."""
    for bar in bars:
        print(bar)
    return 0 if all(bar.is_kept for bar in bars) else 1
