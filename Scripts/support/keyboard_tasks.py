"""Ten things that people do in the gallery, with the keyboard alone: no script presses, focuses or leaves anything."""

from dataclasses import dataclass
from pathlib import Path

from support import page_audit
from support.checks import Checks
from support.webdriver import Browser


@dataclass
class Feature:
    """What the tasks are done with: a feature with two scenarios, the first of the package."""

    name: str
    letters: str
    # A control, the key that it is used with, and the event and the line of a test that come of it.
    control: str
    key: str
    event: str
    code: str
    # The event of "Emma?" in the first field for text.
    typed: str
    # Where the value of the scenario is shown that is called `title`, and what is there when " and more" was added.
    title: str
    changed: str


SHELF = Feature(
    "Shelf", "shlod", "#overlay [role=switch]", " ", "sortByAuthor true", 'try stage.toggle("Sort by author").tap()', 'search "Emma?"',
    "document.querySelector('#overlay [role=heading]')?.textContent", "Books and more",
)
BOOK_FORM = Feature(
    "BookForm", "boolod", "#overlay [role=spinbutton]", "ArrowUp", "copies 2", ".increment()", "title Emma?",
    "document.querySelector('#overlay input[type=text]')?.value", "Dune and more",
)


class KeyboardTasks(Checks):
    """At one width, in one color scheme of the system's; `place` names both."""

    def __init__(self, browser: Browser, url: str, screenshots: Path | None, place: str, feature: Feature = SHELF):
        super().__init__(browser, url, screenshots, place)
        self.feature = feature
        self.loaded, self.empty = f"{feature.name}/loaded", f"{feature.name}/empty"

    def run(self) -> None:
        self.browser.tell("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.browser.open(self.url)
        self.check("a scenario is found by some of its letters", self.finds)
        self.check("Enter opens it", self.opens)
        self.check("Tab leads to a control of the screen", lambda: self.tab_to(self.feature.control))
        self.check("a key uses it, and it keeps the focus", self.uses_control)
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
        self.check("the audit finds nothing on the page where it is as narrow as may be", self.audit_when_narrow)
        self.check("the tabs of the inspector are walked with arrows", self.walks_tabs)
        self.check("every stop of Tab can be seen, and none is a trap", self.tabs_around)
        self.check("a scenario is seen in all variants, and one is opened", self.opens_variant)
        self.check("the page complains of nothing", self.is_silent)

    # The tasks

    def finds(self) -> None:
        self.wait("entries", lambda: self.browser.all("#entries a"))
        self.browser.press("/")
        self.wait("the focus in the search", lambda: self.focused("#filter"))
        self.browser.press(*self.feature.letters)
        self.wait("the scenario on top", lambda: self.browser.run("return document.querySelector('#entries a')?.dataset.id") == self.loaded)
        assert self.browser.texts("#entries mark"), "the letters are not marked"
        self.shoot("search")

    def opens(self) -> None:
        self.browser.press("Enter")
        self.wait("the screen", lambda: self.is_shown(f"#/{self.loaded}"))

    def uses_control(self) -> None:
        self.browser.press(self.feature.key)
        self.wait(f"the line in the log, which is {self.log}", lambda: self.log == [self.feature.event])
        self.wait("the focus to stay", lambda: self.focused(self.feature.control))

    def types(self) -> None:
        self.tab_to("#overlay input[type=text]")
        self.browser.press(*"Emma?")
        self.wait(f"the text in the log, which is {self.log}", lambda: self.log[-1:] == [self.feature.typed])
        self.browser.press("Escape")

    def reads(self) -> None:
        self.browser.press("l")
        self.wait("the focus in the log", lambda: self.focused("#pane-log"))
        times = self.browser.texts("#log time")
        assert len(times) == len(self.log) >= 2, f"{times} beside {self.log}"
        self.wait("the newest event to be spoken", lambda: self.browser.texts("#log-news") == [self.feature.typed])

    def copies(self) -> None:
        self.browser.press("t")
        text = self.wait("the test", lambda: self.browser.run("return document.querySelector('#copied[open] pre')?.textContent"))
        assert self.feature.code in text and "#expect(log ==" in text, text
        copied = self.wait("the clipboard", lambda: self.browser.run("return navigator.clipboard.readText()"))
        assert copied == text, f"what is in the clipboard is {copied}"
        self.shoot("test")
        self.audit()
        self.browser.press("Escape")
        self.wait("the dialog to go", lambda: not self.browser.all("dialog[open]"))

    def darkens(self) -> None:
        self.browser.press("d")
        self.wait("the dark screen", lambda: self.is_shown(f"#/{self.loaded}?variant=dark"))

    def enlarges(self) -> None:
        self.tab_to("#type")
        self.browser.press("ArrowDown", "ArrowDown", "ArrowDown")
        self.wait("the larger screen", lambda: self.is_shown(f"#/{self.loaded}?variant=dark%2Cxxxl"))

    def moves_clock(self) -> None:
        self.browser.press("Escape", "p")
        self.wait("the clock to stand", lambda: self.browser.texts("#pause") == ["Run"])
        before = float(self.browser.texts("#clock")[0].split()[0])
        self.tab_to("#amount")
        self.browser.press("Backspace", *"2.5", "Enter")
        self.wait("the clock to be moved", lambda: abs(float(self.browser.texts("#clock")[0].split()[0]) - before - 2.5) < 0.02)
        self.browser.press("Escape", ".")
        self.wait("a frame more", lambda: abs(float(self.browser.texts("#clock")[0].split()[0]) - before - 2.5 - 1 / 30) < 0.02)

    def lists_shortcuts(self) -> None:
        self.browser.press("?")
        self.wait("the list", lambda: len(self.browser.all("#shortcuts[open] dt")) > 10)
        self.shoot("shortcuts")
        self.audit()
        self.browser.press("Escape")
        self.wait("the list to go", lambda: not self.browser.all("dialog[open]"))

    def walks(self) -> None:
        group = f"[data-group={self.feature.name}]"
        self.browser.press("/")
        self.browser.press(*["Backspace"] * 8)
        self.browser.press("ArrowDown")
        self.wait("the first feature", lambda: self.focused(group))
        self.browser.press("ArrowLeft")
        self.wait("the feature to close", lambda: self.browser.all(f"{group}[aria-expanded=false]"))
        self.browser.press("ArrowRight", "ArrowRight")
        self.wait("its first scenario", lambda: self.focused(f"[data-id='{self.loaded}']"))
        self.browser.press("ArrowDown")
        self.wait("the next scenario", lambda: self.focused(f"[data-id='{self.empty}']"))
        self.browser.press("Enter")
        self.wait("its screen", lambda: self.is_shown(f"#/{self.empty}?variant=dark%2Cxxxl"))
        self.browser.press("[")
        self.wait("the scenario before it", lambda: self.is_shown(f"#/{self.loaded}?variant=dark%2Cxxxl"))

    def changes_value(self) -> None:
        self.browser.press("v")
        self.wait("the values", lambda: self.browser.all("#values [name=title]"))
        self.browser.press("Tab")
        assert self.focused("#values [name=title]"), self.browser.run(page_audit.FOCUSED)
        self.browser.press("End", *" and more", "Enter")
        self.wait("the changed screen", lambda: self.browser.run(f"return {self.feature.title}") == self.feature.changed)
        self.browser.press("Escape")

    def walks_tabs(self) -> None:
        self.tab_to("[role=tab]")
        assert self.focused("#tab-state[aria-selected=true]"), "the tab that is shown is not the one that Tab leads to"
        for tab in ("steps", "tree", "notes"):
            self.browser.press("ArrowRight")
            self.wait(f"the tab {tab}", lambda: self.focused(f"#tab-{tab}[aria-selected=true]"))
            self.shoot(tab)
            self.audit()

    def tabs_around(self) -> None:
        wrong = page_audit.problems_of_tabbing(self.browser)
        assert not wrong, wrong

    def opens_variant(self) -> None:
        self.browser.press("Escape", "m")
        self.wait("pictures", lambda: self.browser.run("return document.querySelectorAll('#matrix [data-state=there]').length") >= 2)
        self.shoot("matrix")
        self.audit()
        self.tab_to("#matrix a")
        self.browser.press("Tab", "Enter")
        self.wait("the dark screen", lambda: self.browser.run("return location.hash").startswith(f"#/{self.loaded}?variant=dark"))

    def audit_when_narrow(self) -> None:
        wrong = page_audit.problems_when_narrow(self.browser)
        assert not wrong, "\n".join(wrong)
