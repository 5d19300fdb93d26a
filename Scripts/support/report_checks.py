"""What a report must do that is opened from disk: the one of fake_host.py, in which some criteria hold and some do not."""

import json
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote, urlsplit

from support import page_audit
from support.checks import Checks
from support.gallery_process import GalleryError
from support.webdriver import Browser

# A report is read from top to bottom: it has no aside, and one page of it no navigation.
NOT_OF_REPORTS = "there is one navigation and one aside"
FOUND = "return [...document.querySelectorAll('article[data-words]')].filter((card) => !card.hidden).map((card) => card.querySelector('h3').innerText)"


@contextmanager
def report(topdown: Path, host: Path):
    """A folder with the report of a host, beside one of a host that says something else."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        other = folder / "other_host.py"
        other.write_text(host.read_text().replace("No books", "Nothing here"))
        other.chmod(0o755)
        write(topdown, "-o", folder / "before", "--host", other)
        write(topdown, "-o", folder / "report", "--host", host, "--against", folder / "before")
        yield folder / "report"


def write(topdown: Path, *options) -> None:
    run = subprocess.run([topdown, "report", "--no-cache", *options], capture_output=True, text=True)
    # 1: some criteria do not hold, as they are meant to.
    if run.returncode != 1:
        raise GalleryError(f"topdown report ended with {run.returncode}: {run.stderr}")


class ReportChecks(Checks):
    def __init__(self, browser: Browser, folder: Path, screenshots: Path | None, place: str):
        super().__init__(browser, folder.as_uri(), screenshots, place, 5)
        self.report = json.loads((folder / "report.json").read_text())

    def run(self) -> None:
        self.browser.open(f"{self.url}/index.html")
        self.check("the report's figures are those of its JSON", self.figures)
        self.check("what changed is told, with pictures and words", self.changes)
        self.check("the report can be used by everybody", self.audit_report)
        self.shoot("report")
        self.check("typing finds a scenario's feature", self.search)
        self.check("every picture and every link of the report is there", self.links)
        self.check("a feature is opened, and says what does not hold", self.feature)
        self.check("a feature's page can be used by everybody", self.audit_report)
        self.shoot("report-feature")
        self.check("markup in names is text in the report", self.is_escaped)
        self.check("the report complains of nothing", self.is_silent)

    def figures(self) -> None:
        scenarios = [scenario for feature in self.report["features"] for scenario in feature["scenarios"]]
        criteria = [scenario for scenario in scenarios if scenario.get("expected") is not None]
        held = [scenario for scenario in criteria if scenario["expected"] == scenario["log"]]
        told = " ".join(self.browser.texts(".figures li"))
        for figure in (f"{len(self.report['features'])} features", f"{len(scenarios)} scenarios", f"{len(held)} of {len(criteria)} criteria hold"):
            assert figure in told, f"'{figure}' is not in '{told}'"

    def changes(self) -> None:
        words = self.browser.texts("section[aria-labelledby=changes] ins, section[aria-labelledby=changes] del")
        assert any("Nothing here" in line for line in words) and any("No books" in line for line in words), words

    def audit_report(self) -> None:
        wrong = [f"{rule}: {what}" for rule, what in page_audit.breaches(self.browser) if rule != NOT_OF_REPORTS]
        assert not wrong, "\n".join(wrong)

    def search(self) -> None:
        field = self.browser.find("#search")
        self.browser.type(field, "crash")
        self.wait("one feature", lambda: "Shelf" in self.browser.run(FOUND) and "Form" not in self.browser.run(FOUND))
        assert "found" in self.text("#found"), self.text("#found")

    def links(self) -> None:
        folder = Path(self.url.removeprefix("file://"))
        pages = [folder / "index.html", *(folder / "features").iterdir()]
        for page in pages:
            self.browser.open(page.as_uri())
            for target in self.browser.run("return [...document.querySelectorAll('[src], a[href]')].map((part) => part.src || part.href)"):
                assert target.startswith("file://"), f"{page.name} leads out of the report: {target}"
                gone = self.browser.run(
                    "const url = new URL(arguments[0]); return url.pathname === location.pathname && url.hash.length > 1 && !document.getElementById(url.hash.slice(1))", target)
                assert not gone, f"{page.name} has nothing at {target}"
                assert file_of(target).exists(), f"{page.name} has a link to {target}"
            self.browser.run("for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'")
            blank = "return [...document.querySelectorAll('img')].filter((picture) => !picture.complete || !picture.naturalWidth).map((picture) => picture.src)"
            self.wait(f"the pictures of {page.name}", lambda: not self.browser.run(blank))

    def feature(self) -> None:
        self.browser.open(f"{self.url}/index.html")
        self.browser.click(self.browser.find("a[href='features/Shelf.html#s1']"))
        self.wait("the feature", lambda: self.browser.texts("h1") == ["Shelf"])
        assert "Does not hold" in self.text("section[aria-labelledby=s1] h2")
        assert "- sortByAuthor true" in self.text("section[aria-labelledby=s1] .lines")
        assert "Index out of range" in self.text("section[aria-labelledby=s3] .failure")

    def is_escaped(self) -> None:
        for page in (Path(self.url.removeprefix("file://")) / "features").iterdir():
            self.browser.open(page.as_uri())
            assert not self.browser.run("return window.pwned || document.querySelector('img[src=x]')"), f"markup was carried out in {page.name}"


def file_of(url: str) -> Path:
    return Path(unquote(urlsplit(url).path))
