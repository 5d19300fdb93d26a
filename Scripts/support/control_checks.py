"""Each kind of control over the picture, against the form of the host without Swift: what the browser shows, and what the
host is told when it is used."""

from support.checks import Checks

ADDRESS = "#/Form/loaded"


class ControlChecks(Checks):
    def run(self) -> None:
        self.browser.open(self.url)
        self.browser.find("#entries a")
        self.go(ADDRESS)
        self.check("a search field is one, and is typed into", self.types_into_search)
        self.check("a text of many lines keeps its line breaks", self.keeps_line_breaks)
        self.check("a date stands in its own time zone, and is set in it", self.sets_date)
        self.check("a date that is cleared is not sent", self.sends_no_empty_date)
        self.check("a slider, a stepper and a gauge tell their numbers", self.tells_numbers)
        self.check("a slider goes to its ends, and where it is clicked", self.slides)
        self.check("a stepper is stepped with arrows", self.steps)
        self.check("named actions are in a menu", self.acts_by_name)
        self.check("rows are moved by the menu", self.moves_rows)
        self.check("Escape leaves the menu and gives the focus back", self.leaves_menu)
        self.check("Escape that is meant for the page leaves the sheet of the screen alone", self.spares_sheet)
        self.check("Escape on the screen dismisses its sheet", self.dismisses_sheet)
        self.shoot("form")
        self.check("the audit finds nothing", self.audit)
        self.check("the page complains of nothing", self.is_silent)

    # The checks

    def types_into_search(self) -> None:
        field = self.browser.find("#overlay input[type=search]")
        spoken = self.browser.role(field), self.browser.label(field)
        assert spoken == ("searchbox", "Find"), f"it is {spoken}"
        self.browser.type(field, "Em")
        self.wait_for_log('find "Em"')

    def keeps_line_breaks(self) -> None:
        area = self.browser.find("#overlay textarea")
        self.browser.click(area)
        self.browser.press("End", "Enter", *"Back")
        self.wait_for_log('note "Lent.\\nBack"')
        self.browser.press("Escape")
        self.wait("the text in the field", lambda: self.value("textarea") == "Lent.\nBack")

    def sets_date(self) -> None:
        """In Berlin; summer time holds on the new day, though not on the old one."""
        date = "input[type=datetime-local]"
        assert self.value(date) == "2023-11-14T23:13", self.value(date)
        # The browser asks for the fields of a date in English, month first; nothing is sent before it is whole.
        self.browser.click(self.browser.find(f"#overlay {date}"))
        self.browser.press(*["ArrowLeft"] * 6, *"07012024", "ArrowRight", *"0930AM")
        assert not [line for line in self.log if line.startswith("bought")], self.log
        self.browser.press("Enter")
        self.wait_for_log("bought 1719819000")
        self.browser.press("Escape")
        self.wait("the date in the field", lambda: self.value(date) == "2024-07-01T09:30")

    def sends_no_empty_date(self) -> None:
        before = self.log
        self.browser.click(self.browser.find("#overlay input[type=datetime-local]"))
        self.browser.press(*["ArrowLeft"] * 6, "Backspace", "Enter", "Escape")
        self.wait("the date to come back", lambda: self.value("input[type=datetime-local]") == "2024-07-01T09:30")
        assert self.log == before, self.log
        assert not self.is_visible("#toast"), self.text("#toast")

    def tells_numbers(self) -> None:
        numbers = {}
        for role in ("slider", "spinbutton", "meter"):
            names = ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"]
            numbers[role] = self.browser.run("const element = document.querySelector(arguments[0]); return arguments[1].map((name) => element.getAttribute(name))", f"#overlay [role={role}]", names)
        assert numbers == {"slider": ["40", "0", "100", "40%"], "spinbutton": ["2", None, None, "2"], "meter": ["30", "0", "100", "30%"]}, numbers

    def slides(self) -> None:
        slider = self.browser.find("#overlay [role=slider]")
        self.browser.click(slider)
        self.wait_for_log("rating 50")
        self.browser.press("End")
        self.wait_for_log("rating 100")
        self.browser.press("Home")
        self.wait_for_log("rating 0")

    def steps(self) -> None:
        self.browser.press("Tab", "ArrowUp")
        self.wait_for_log("copies 3")
        self.browser.press("ArrowDown", "ArrowDown")
        self.wait_for_log("copies 1")

    def acts_by_name(self) -> None:
        self.open_menu("First")
        assert self.browser.texts("#actions button") == ["Mark as read", "Move down"], self.browser.texts("#actions button")
        self.shoot("menu")
        self.audit()
        self.browser.press("Enter")
        self.wait_for_log("Mark as read First")
        assert not self.is_visible("#actions"), "the menu stays"

    def moves_rows(self) -> None:
        self.open_menu("Second")
        assert self.browser.texts("#actions button") == ["Mark as read", "Move up", "Move down"]
        self.browser.press("ArrowUp", "Enter")
        self.wait_for_log("move Second after Third")

    def leaves_menu(self) -> None:
        self.open_menu("First")
        before = self.log
        self.browser.press("Escape")
        self.wait("the menu to go", lambda: not self.is_visible("#actions"))
        assert self.focused("[aria-label='More actions of First']"), "the focus is elsewhere"
        assert self.log == before, self.log

    def spares_sheet(self) -> None:
        self.browser.click(self.browser.find("#overlay button[aria-label=More]"))
        self.wait("the sheet", lambda: self.browser.all("#overlay [role=dialog]"))
        before = self.log
        self.browser.press("?", "Escape", "/", "Escape", "l", "Escape")
        self.browser.click(self.browser.find("#overlay input[type=search]"))
        self.browser.press("Escape", "t")
        self.wait("the test", lambda: self.is_visible("#copied"))
        self.browser.press("Escape")
        self.wait("the test to go", lambda: not self.is_visible("#copied"))
        assert self.log == before and self.browser.all("#overlay [role=dialog]"), "the sheet was dismissed"

    def dismisses_sheet(self) -> None:
        self.browser.press("s", "Escape")
        # The first control of the screen is a field, which Escape leaves first.
        self.browser.press("Escape")
        self.wait_for_log("dismiss")
        self.wait("the sheet to go", lambda: not self.browser.all("#overlay [role=dialog]"))

    # What the page shows

    def wait_for_log(self, line: str) -> None:
        self.wait(f"'{line}' in the log, which is {self.log}", lambda: self.log[-1:] == [line])

    def value(self, css: str) -> str:
        return self.browser.run("return document.querySelector(arguments[0])?.value", f"#overlay {css}")

    def open_menu(self, row: str) -> None:
        self.browser.click(self.browser.find(f"#overlay button[aria-label='More actions of {row}']"))
        self.wait("the menu", lambda: self.is_visible("#actions"))
        assert self.focused("#actions button:first-child"), "the focus is not in the menu"
