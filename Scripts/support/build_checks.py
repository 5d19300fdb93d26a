"""What the page says of sources that do not build, from the first build on; the compiler is fake_swift.py, so that a save is
built at once. That a real package builds is shown by the checks of Examples."""

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path

from support.checks import Checks
from support.gallery_process import GalleryProcess
from support.webdriver import Browser

FAKE_SWIFT = Path(__file__).resolve().parent / "fake_swift.py"
MARKUP = '<img src=x onerror="window.pwned=1">'
MANIFEST = "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"Shelves\")\n"
GOOD = "import SwiftUI\n\nstruct Shelf: View {\n  var body: some View {\n    Text(\"No books\")\n  }\n}\n"
# A save is on the page within seconds: the sources are looked at twice, 400 ms apart.
SECONDS = 8


class Package:
    """A package in a temporary folder, with an executable whose preview no host can show."""

    def __init__(self, folder: Path):
        self.folder = folder / "Shelves"
        self.view = self.folder / "Sources/ShelfFeature/Shelf.swift"
        self.slow = self.folder / "slow"
        for file, text in {"Package.swift": MANIFEST, "Sources/ShelfFeature/Shelf.swift": GOOD, "Sources/ShelfApp/Root.swift": '#Preview("Root") { Root() }\n'}.items():
            (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / file).write_text(text)
        (folder / "bin").mkdir()
        (folder / "bin/swift").symlink_to(FAKE_SWIFT)
        self.environment = {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}

    def save(self, shown: str) -> None:
        self.view.write_text(GOOD.replace('"No books"', shown))


@contextmanager
def package():
    with tempfile.TemporaryDirectory() as folder:
        yield Package(Path(folder))


class BuildChecks(Checks):
    """One package, saved again and again while its page is open."""

    def __init__(self, browser: Browser, screenshots: Path | None, package: Package, place: str):
        super().__init__(browser, "", screenshots, place, SECONDS)
        self.package = package

    def run(self, topdown: Path) -> None:
        self.package.slow.touch()
        with GalleryProcess(topdown, ["--package-path", str(self.package.folder)], self.package.environment) as gallery:
            self.browser.open(gallery.url)
            self.check("the page is there during the first build, and says so", self.waits_for_first_build)
            self.package.save("boks")
            self.package.slow.unlink()
            self.check("a first build that fails shows the error, and nothing else to do", self.shows_first_failure)
            self.package.save('"No books"')
            self.check("the scenarios come by themselves once it builds", self.shows_entries)
            self.check("what a target has that no host can show is named below the tree", self.names_unseen)
            self.browser.run("location.hash = '#/Shelf/empty?variant=dark%2Cxl'")
            self.check("a screen of the build is shown", lambda: self.shows("No books"))
            self.package.save(f"boks + {MARKUP}")
            self.check("a compile error shows its file, line and column, and the source with a caret", self.shows_problem)
            self.check("the error's markup is text, and the audit finds nothing", self.is_escaped)
            self.check("the last build that did still answers", self.still_answers)
            self.package.save('"Nothing here"')
            self.check("mended sources are shown, in the same scenario and variant", self.shows_mended)
            self.check("the page complains of nothing", self.is_silent)

    def waits_for_first_build(self) -> None:
        self.wait("the panel", lambda: "being built" in self.text("#panel"))
        self.wait("the progress", lambda: self.text("#build") == "building… [1/2]")
        assert not self.browser.all("#entries a"), "there are entries already"
        self.shoot("first-build")
        self.audit()

    def shows_first_failure(self) -> None:
        self.wait("the problem", lambda: self.browser.texts("#problem-list figcaption b") == ["cannot find 'boks' in scope"])
        assert "save, and they are built again" in self.text("#problems-hint"), self.text("#problems-hint")
        assert not self.is_visible("#panel") and not self.is_visible("#screen"), "a panel or a screen stands beside it"
        self.shoot("first-failure")
        self.audit()

    def shows_entries(self) -> None:
        self.wait("entries", lambda: self.browser.all("#entries a"))
        self.wait("the problems to go", lambda: not self.is_visible("#problems"))
        self.wait("the first screen", lambda: self.is_visible("#screen"))

    def names_unseen(self) -> None:
        lines = self.browser.texts("#unseen li")
        assert len(lines) == 1 and "ShelfApp" in lines[0] and "Sources/ShelfApp/Root.swift" in lines[0], lines

    def shows_problem(self) -> None:
        self.wait("the problem", lambda: self.is_visible("#problems"))
        assert self.browser.texts("#problem-list figcaption span") == [f"{self.package.view}:5:10"]
        assert self.browser.texts("#problem-list figcaption b") == [f"cannot find 'boks + {MARKUP}' in scope"]
        here = self.browser.texts("#problem-list .line.here")
        assert here == [f"5    Text(boks + {MARKUP})\n         ^\n"], here
        around = self.browser.texts("#problem-list .line:not(.here) i")
        assert around == ["2", "3", "4", "6", "7", "8"], f"the lines around it are {around}"
        assert "the last build that did" in self.text("#problems-hint"), self.text("#problems-hint")
        assert self.text("#build") == "does not build"
        self.shoot("problems")

    def is_escaped(self) -> None:
        assert not self.browser.run("return window.pwned || document.querySelector('#problems img')"), "the markup was carried out"
        self.audit()

    def still_answers(self) -> None:
        self.browser.click(self.browser.find("#overlay [role=switch]"))
        self.wait("the line in the log", lambda: self.log[-1:] == ["sortByAuthor true"])

    def shows_mended(self) -> None:
        self.shows("Nothing here")
        self.wait("the problems to go", lambda: not self.is_visible("#problems"))
        address = self.browser.run("return location.hash")
        assert address == "#/Shelf/empty?variant=dark%2Cxl", f"the address is now {address}"
        assert self.text("#build").startswith("built "), self.text("#build")
