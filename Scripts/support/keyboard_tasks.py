"""Ten things that people do in the gallery, with the keyboard alone, against the host without Swift."""

from pathlib import Path

from support import page_audit
from support.gallery_checks import GalleryChecks
from support.webdriver import Browser


class KeyboardTasks(GalleryChecks):
    """At one width, in one color scheme of the system's; `place` names both."""

    def __init__(self, browser: Browser, url: str, screenshots: Path | None, place: str):
        super().__init__(browser, url, screenshots)
        self.place = place

    def check(self, rule: str, body) -> None:
        super().check(f"{rule} ({self.place})", body)

    def run(self) -> None:
        self.browser.tell("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.browser.open(self.url)
        self.check("a scenario is found by some of its letters", self.finds)
        self.check("Enter opens it", self.opens)
        self.check("Tab leads to a control of the screen", lambda: self.tab_to(TOGGLE))
        self.check("the space bar presses it", self.presses_toggle)
        self.check("text is typed into a field of the screen", self.types)
        self.check("the log is read", self.reads)
        self.shoot("log")
        self.check("what was done is copied as a test", self.copies)
        self.check("the screen is switched to dark", self.darkens)
        self.check("the type is made larger", self.enlarges)
        self.check("the clock is stopped and moved", self.moves_clock)
        self.shoot("dark")
        self.check("the shortcuts are listed, and Escape leaves them", self.lists_shortcuts)
        self.check("the tree is walked with arrows", self.walks)
        self.check("a value of the scenario is changed", self.changes_value)
        self.shoot("state")
        self.check("the audit finds nothing on the page", lambda: self.audit())
        for tab in ("steps", "tree", "notes"):
            self.browser.run("document.getElementById(arguments[0]).click()", f"tab-{tab}")
            self.check(f"the audit finds nothing beside the screen, at {tab}", lambda: self.audit())
            self.shoot(tab)
        self.check("every stop of Tab can be seen, and none is a trap", self.tabs_around)
        self.check("a scenario is seen in all variants, and one is opened", self.opens_variant)
        self.check("the page complains of nothing", self.is_silent)

    def shoot(self, name: str) -> None:
        super().shoot(f"{self.place.replace(' ', '-')}-{name}")

    # The tasks

    def finds(self) -> None:
        self.wait("entries", lambda: self.browser.all("#entries a"))
        self.browser.press("/")
        self.wait("the focus in the search", lambda: self.focused("#filter"))
        self.browser.press(*"shlod")
        self.wait("the scenario on top", lambda: self.browser.run("return document.querySelector('#entries a')?.dataset.id") == "Shelf/loaded")
        assert self.browser.texts("#entries mark"), "the letters are not marked"

    def opens(self) -> None:
        self.browser.press("Enter")
        self.wait("the screen", lambda: self.is_shown("#/Shelf/loaded"))

    def presses_toggle(self) -> None:
        self.browser.press(" ")
        self.wait(f"the line in the log, which is {self.log}", lambda: self.log == ["sortByAuthor true"])
        self.wait("the focus to stay", lambda: self.focused(TOGGLE))

    def types(self) -> None:
        self.tab_to("#overlay input[type=text], #overlay input:not([type])")
        self.browser.press(*"Emma?")
        self.wait(f"the text in the log, which is {self.log}", lambda: self.log[-1:] == ['search "Emma?"'])
        self.browser.press("Tab")

    def reads(self) -> None:
        self.browser.press("l")
        self.wait("the focus in the log", lambda: self.focused("#pane-log"))
        times = self.browser.texts("#log time")
        assert len(times) == len(self.log) >= 2, f"{times} beside {self.log}"
        self.wait("the newest event to be spoken", lambda: self.browser.texts("#log-news") == ['search "Emma?"'])

    def copies(self) -> None:
        self.browser.press("t")
        text = self.wait("the test", lambda: self.browser.run("return document.querySelector('#copied[open] pre')?.textContent"))
        assert 'try stage.toggle("Sort by author").tap()' in text and "#expect(log ==" in text, text
        copied = self.wait("the clipboard", lambda: self.browser.run("return navigator.clipboard.readText()"))
        assert copied == text, f"what is in the clipboard is {copied}"
        self.shoot("test")
        self.audit()
        self.browser.press("Escape")
        self.wait("the dialog to go", lambda: not self.browser.all("dialog[open]"))

    def darkens(self) -> None:
        self.browser.press("d")
        self.wait("the dark screen", lambda: self.is_shown("#/Shelf/loaded?variant=dark"))

    def enlarges(self) -> None:
        self.tab_to("#type")
        self.browser.press("ArrowDown", "ArrowDown", "ArrowDown")
        self.wait("the larger screen", lambda: self.is_shown("#/Shelf/loaded?variant=dark%2Cxxxl"))

    def moves_clock(self) -> None:
        self.browser.run("document.activeElement.blur()")
        self.browser.press("p")
        self.wait("the clock to stand", lambda: self.browser.texts("#pause") == ["Run"])
        before = float(self.browser.texts("#clock")[0].split()[0])
        self.tab_to("#amount")
        self.browser.press("Backspace", *"2.5", "Enter")
        self.wait("the clock to be moved", lambda: abs(float(self.browser.texts("#clock")[0].split()[0]) - before - 2.5) < 0.02)
        self.browser.run("document.activeElement.blur()")
        self.browser.press(".")
        self.wait("a frame more", lambda: abs(float(self.browser.texts("#clock")[0].split()[0]) - before - 2.5 - 1 / 30) < 0.02)

    def lists_shortcuts(self) -> None:
        self.browser.press("?")
        self.wait("the list", lambda: len(self.browser.all("#shortcuts[open] dt")) > 10)
        self.shoot("shortcuts")
        self.audit()
        self.browser.press("Escape")
        self.wait("the list to go", lambda: not self.browser.all("dialog[open]"))

    def walks(self) -> None:
        self.browser.press("/")
        self.browser.press(*["Backspace"] * 8)
        self.browser.press("ArrowDown")
        self.wait("the first feature", lambda: self.focused("[data-group=Shelf]"))
        self.browser.press("ArrowLeft")
        self.wait("the feature to close", lambda: self.browser.all("[data-group=Shelf][aria-expanded=false]"))
        self.browser.press("ArrowRight", "ArrowRight")
        self.wait("its first scenario", lambda: self.focused("[data-id='Shelf/loaded']"))
        self.browser.press("ArrowDown")
        self.wait("the next scenario", lambda: self.focused("[data-id='Shelf/empty']"))
        self.browser.press("Enter")
        self.wait("its screen", lambda: self.is_shown("#/Shelf/empty?variant=dark%2Cxxxl"))

    def changes_value(self) -> None:
        self.browser.run("document.activeElement.blur()")
        self.browser.press("v")
        self.wait("the values", lambda: self.browser.all("#values [name=title]"))
        self.browser.press("Tab")
        assert self.focused("#values [name=title]"), self.browser.run(page_audit.FOCUSED)
        self.browser.press("End", *" and more", "Enter")
        self.wait("the changed screen", lambda: self.browser.run("return document.querySelector('#overlay [role=heading]')?.textContent") == "Books and more")

    def tabs_around(self) -> None:
        wrong = page_audit.problems_of_tabbing(self.browser)
        assert not wrong, wrong

    def opens_variant(self) -> None:
        self.browser.run("document.activeElement.blur()")
        self.browser.press("m")
        self.wait("pictures", lambda: self.browser.run("return document.querySelectorAll('#matrix [data-state=there]').length") >= 2)
        self.shoot("matrix")
        self.audit()
        self.tab_to("#matrix a")
        self.browser.press("Tab", "Enter")
        self.wait("the dark screen", lambda: self.browser.run("return location.hash").startswith("#/Shelf/empty?variant=dark"))

    def audit(self) -> None:
        wrong = page_audit.problems(self.browser)
        assert not wrong, "\n".join(wrong)

    # What the focus is on

    def focused(self, css: str) -> bool:
        return self.browser.run("return document.activeElement?.matches(arguments[0]) ?? false", css)

    def tab_to(self, css: str, most: int = 80) -> None:
        for _ in range(most):
            self.browser.press("Tab")
            if self.focused(css):
                return
        raise AssertionError(f"{most} times Tab did not lead to {css}")


TOGGLE = "#overlay [role=switch]"


def audit_is_seen_to_fail(browser: Browser, url: str) -> None:
    """Each fault by itself is found."""
    for words, script in page_audit.FAULTS.items():
        browser.open("about:blank")
        browser.open(url)
        browser.find("#entries a")
        browser.run(script)
        found = page_audit.problems(browser)
        assert any(words in line for line in found), f"'{words}' is not among {found}"
