"""What the page shows of what goes wrong: a crash, a criterion that does not hold, and markup where words should be."""

from support.checks import Checks

MARKUP = '<img src=x onerror="window.pwned=1">'
FORGED = "return window.pwned || document.querySelectorAll('img:not([src^=\"/\"])').length"


class FailureChecks(Checks):
    def run(self) -> None:
        self.browser.open(self.url)
        self.browser.find("#entries a")
        self.check("a crash shows the host's own words, and the log stays", self.shows_crash)
        self.check("what crashed can be opened again", self.opens_again)
        self.check("the next entry opens", lambda: self.go("#/Shelf/empty"))
        self.check("a criterion holds where the log is what it expects", self.holds)
        self.check("one more event breaks it, and is marked", self.does_not_hold)
        self.check("what is missing is told, too", self.tells_missing)
        self.check("markup in names, labels, values, warnings and the log is text", self.shows_markup)
        self.check("markup in refusals and in what a host says last is text", self.shows_markup_of_failures)
        self.check("the page complains of nothing but what was refused", self.is_silent)

    def is_silent(self) -> None:
        """The browser notes each refused request by itself."""
        complaints = [complaint for complaint in self.browser.console() if "status of 502" not in complaint]
        assert not complaints, complaints

    def shows_crash(self) -> None:
        self.go("#/Shelf/fragile")
        self.browser.type(self.browser.find("#overlay input[type=text]"), "x")
        self.wait("an event", lambda: self.log == ['search "x"'])
        self.browser.click(self.browser.find("#overlay [role=switch]"))
        self.wait("the panel", lambda: self.is_visible("#panel"))
        words = self.text("#panel-text")
        assert "Fatal error: Index out of range" in words and "Shelf.sort(by:)" in words, words
        assert self.log == ['search "x"'], self.log
        assert not self.is_visible("#toast"), "it is said twice"
        self.shoot("crash")
        self.audit()

    def opens_again(self) -> None:
        self.browser.click(self.browser.find("#panel-button"))
        self.wait("the panel to go", lambda: not self.is_visible("#panel"))
        self.wait("the screen", lambda: self.is_shown("#/Shelf/fragile"))

    def holds(self) -> None:
        self.go("#/Shelf/loaded")
        self.play_all()
        self.wait("the verdict", lambda: self.text("#verdict") == "Holds: these events and no others.")
        assert self.states == ["done"], self.states
        self.shoot("holds")

    def does_not_hold(self) -> None:
        self.go("#/Shelf/surplus")
        assert not self.is_visible("#verdict"), "it is judged before its steps are done"
        self.play_all()
        self.wait("the verdict", lambda: self.text("#verdict") == "Does not hold: 1 event is not expected.")
        assert self.states == ["done", "surplus"], self.states
        assert self.browser.texts("#then li")[1] == "save, not expected", self.browser.texts("#then li")
        assert self.browser.run("return document.getElementById('tab-steps').dataset.count") == "✗"
        self.shoot("fails")
        self.audit()

    def tells_missing(self) -> None:
        """The toggle by hand first: its event is the step's, reversed."""
        self.go("#/Shelf/loaded")
        self.browser.press("Escape", "s", " ", " ")
        self.wait("two events", lambda: len(self.log) == 2)
        self.play_all()
        self.wait("the verdict", lambda: self.text("#verdict") == "Does not hold: 2 events are not expected.")
        assert self.states == ["done", "surplus", "surplus"], self.states

    def shows_markup(self) -> None:
        self.go(self.browser.run("return document.querySelector(`#entries a[data-id^='<']`).hash"))
        self.wait("the event", lambda: self.log == [MARKUP])
        for tab in ("state", "steps", "tree", "notes", "log"):
            self.browser.click(self.browser.find(f"#tab-{tab}"))
            self.wait(f"markup as text at {tab}", lambda: MARKUP in self.text(f"#pane-{tab}"))
            assert not self.browser.run(FORGED), f"the markup was carried out at {tab}"
        assert self.text("#name") == self.text("#group") == self.text("#location") == MARKUP
        self.shoot("markup")

    def shows_markup_of_failures(self) -> None:
        self.browser.type(self.browser.find("#overlay input[type=text]"), "x")
        self.wait("the refusal", lambda: MARKUP in self.text("#toast"))
        assert not self.browser.run(FORGED), "the markup of a refusal was carried out"
        self.browser.press("Escape")
        self.browser.click(self.browser.find("#overlay [role=spinbutton]"))
        self.browser.press("ArrowUp")
        self.wait("the last words", lambda: self.is_visible("#panel") and MARKUP in self.text("#panel-text"))
        assert not self.browser.run(FORGED), "the markup of last words was carried out"

    def play_all(self) -> None:
        self.browser.press("Escape", "g")
        self.browser.click(self.browser.find("#all"))

    @property
    def states(self) -> list[str]:
        return self.browser.run("return [...document.querySelectorAll('#then li')].map((line) => line.dataset.state)")
