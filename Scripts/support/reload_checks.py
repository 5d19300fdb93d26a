"""What the page does when its host is written anew while a screen is open."""

import shutil
import tempfile
from pathlib import Path

from support.checks import LABELS
from support.gallery_process import GalleryProcess
from support.webdriver import Browser

ADDRESS = "#/Shelf/empty?variant=dark%2Cxl"


def saving_reloads(topdown: Path, host: Path) -> None:
    """The same scenario in the same variant, with what was saved."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(host, folder))
        with GalleryProcess(topdown, ["--host", str(copy)]) as gallery, Browser() as browser:
            browser.open(gallery.url + "/" + ADDRESS)
            browser.wait("the screen", lambda: "No books" in browser.run(LABELS))

            copy.write_text(host.read_text().replace("No books", "Nothing here"))

            browser.wait("the saved text", lambda: "Nothing here" in browser.run(LABELS), 10)
            address = browser.run("return location.hash")
            assert address == ADDRESS, f"the address is now {address}"
            built = browser.texts("#build")[0]
            assert built.startswith("built "), f"it says '{built}'"
