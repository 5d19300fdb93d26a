"""What the page shows while a real package is saved, and built by the real compiler."""

import time
from contextlib import contextmanager
from pathlib import Path

from support.checks import Checks
from support.gallery_process import GalleryError
from support.webdriver import Browser

# A build of one file and the host's link take seconds; a machine in the cloud that does something else takes longer.
SECONDS = 180
PREVIEW = """import SwiftUI

#Preview("Saved in between") {
  Text(%s)
}
"""
LINKS = "return [...document.querySelectorAll('#entries a')].filter((link) => link.innerText.includes('Saved in between')).map((link) => link.hash)"


@contextmanager
def new_file(file: Path):
    """Gone in the end, whatever happens; nothing that somebody wrote is touched."""
    if file.exists():
        raise GalleryError(f"{file} was left by a run that was killed; delete it")
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


class SaveChecks(Checks):
    """One new file in the package, saved again and again."""

    def __init__(self, browser: Browser, url: str, screenshots: Path | None, file: Path):
        super().__init__(browser, url, screenshots, "saved", SECONDS)
        self.file = file
        self.address = ""

    def run(self) -> None:
        self.browser.open(self.url)
        with new_file(self.file):
            self.check("a preview in a new file comes into the tree", self.comes)
            self.check("a mistake is shown with file, line and column, and the screen stays", self.breaks)
            self.check("what is saved then is on the same page", self.is_mended)
            self.check("the page complains of nothing while it is saved", self.is_silent)
        self.check("the file goes, and its preview with it", lambda: self.wait("the entry to go", lambda: not self.browser.run(LINKS)))

    def save(self, words: str) -> None:
        self.file.write_text(PREVIEW % words)
        self.saved = time.monotonic()

    def tell(self, what: str) -> None:
        print(f"       {what} after {time.monotonic() - self.saved:.1f} s", flush=True)

    def comes(self) -> None:
        self.save('"First words"')
        links = self.wait("the entry", lambda: self.browser.run(LINKS))
        self.tell("in the tree")
        self.address = links[0]
        self.go(self.address)
        self.shows("First words")

    def breaks(self) -> None:
        self.save("firstWords")
        self.wait("the problem", lambda: self.is_visible("#problems"))
        self.tell("the error")
        assert self.browser.texts("#problem-list figcaption span") == [f"{self.file}:4:8"], self.browser.texts("#problem-list figcaption")
        assert "cannot find 'firstWords' in scope" in self.text("#problem-list figcaption b")
        assert "Text(firstWords)" in self.text("#problem-list .line.here")
        self.shows("First words")
        self.shoot("problem")

    def is_mended(self) -> None:
        self.save('"Other words"')
        self.shows("Other words")
        self.tell("on the page")
        self.wait("the problem to go", lambda: not self.is_visible("#problems"))
        address = self.browser.run("return location.hash")
        assert address == self.address, f"the address is now {address}"
