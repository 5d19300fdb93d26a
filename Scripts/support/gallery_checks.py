"""What the gallery's page must do, step by step; one screen is open from check to check."""

from support.checks import Checks

# Seconds; a machine in the cloud builds for minutes.
FIRST_BUILD = 1_200
TOGGLE = "#overlay [role=switch]"
PIXEL = """
const picture = document.getElementById("picture"), canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
canvas.getContext("2d").drawImage(picture, 0, 0);
return canvas.getContext("2d").getImageData(0, 0, 1, 1).data[0];
"""


class GalleryChecks(Checks):
    def run(self) -> None:
        self.browser.open(self.url)
        self.check("the package's entries are listed", self.lists_entries)
        self.check("a bookshelf with its toggle can be opened", self.opens_bookshelf)
        self.check("the picture has two pixels a point", self.picture_is_sharp)
        self.check("a screen reader finds the toggle by role and name", self.toggle_is_spoken)
        self.shoot("light")
        self.check("pressing the toggle writes the log line", lambda: self.presses("sortByAuthor true", "true"))
        self.check("pressing it again writes the next one", lambda: self.presses("sortByAuthor false", "false"))
        self.check("an action that a row hides is revealed and pressed", self.deletes)
        self.shoot("log")
        self.check("the dark screen is another picture with a new log", self.turns_dark)
        self.shoot("dark")
        self.check("the address alone opens the same screen", self.survives_reload)
        self.check("the page complains of nothing", self.is_silent)

    # The checks

    def lists_entries(self) -> None:
        """The page is there before the package's first build, which takes minutes."""
        self.browser.wait("the first build", self.is_built, FIRST_BUILD)
        self.wait("entries in the list", lambda: self.browser.all("#entries a"))

    def is_built(self) -> bool:
        phase = self.browser.run("return document.getElementById('build').dataset.phase")
        assert phase != "failed", self.text("#problem-list")
        return phase == "ready"

    def opens_bookshelf(self) -> None:
        """The first entry, shelves first and loaded ones before others, whose screen has the toggle."""
        links = self.browser.run("return [...document.querySelectorAll('#entries a')].map((link) => link.hash)")
        for link in sorted(links, key=lambda link: ("shelf" not in link.lower(), "loaded" not in link.lower())):
            self.go(link)
            if self.browser.all(TOGGLE):
                return
        raise AssertionError(f"none of {len(links)} entries has a toggle")

    def picture_is_sharp(self) -> None:
        width, shown = self.browser.run("const picture = document.getElementById('picture'); return [picture.naturalWidth, picture.width]")
        assert width == 2 * shown > 0, f"it is {width} pixels wide for {shown} points"

    def toggle_is_spoken(self) -> None:
        toggle = self.browser.find(TOGGLE)
        spoken = self.browser.role(toggle), self.browser.label(toggle)
        assert spoken == ("switch", "Sort by author"), f"it is {spoken}"

    def presses(self, line: str, state: str) -> None:
        self.browser.click(self.browser.find(TOGGLE))
        self.wait(f"the line '{line}' in the log, which is {self.log}", lambda: self.log[-1:] == [line])
        self.wait(f"the toggle at {state}", lambda: self.browser.find(TOGGLE + f"[aria-checked={state}]"))

    def deletes(self) -> None:
        self.browser.click(self.browser.find("#overlay .reveal.revealTrailing", self.seconds))
        self.browser.click(self.browser.find("#overlay [role=listitem] button[aria-label=Delete]", self.seconds))
        self.wait(f"a delete in the log, which is {self.log}", lambda: self.log[-1:] and self.log[-1].startswith("delete "))
        self.wait("the row to go", lambda: not self.browser.all("#overlay .reveal.conceal"))

    def turns_dark(self) -> None:
        light = self.browser.run(PIXEL)
        self.browser.click(self.browser.find("#variants label:has([value=dark])"))
        self.wait("a darker picture", lambda: self.browser.run(PIXEL) < light)
        assert self.log == [], f"the log of the new screen is {self.log}"

    def survives_reload(self) -> None:
        title, address = self.browser.run("return [document.title, location.href]")
        self.browser.open("about:blank")
        self.browser.open(address)
        self.wait("the screen", lambda: self.is_shown("#" + address.partition("#")[2]))
        assert self.browser.run("return document.title") == title
