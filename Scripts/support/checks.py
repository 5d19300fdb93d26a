"""What all checks of the gallery's page share: they go on after a failure, and count."""

from pathlib import Path

from support import page_audit
from support.webdriver import Browser, BrowserError

# What the controls over the picture are called.
LABELS = "return [...document.querySelectorAll('#overlay .node')].map((node) => node.textContent || node.ariaLabel)"


class Checks:
    """Checks in one browser; `place` is told of each, and names its pictures."""

    def __init__(self, browser: Browser, url: str, screenshots: Path | None, place: str = "", seconds: float = 20, is_quiet: bool = False):
        self.browser, self.url, self.screenshots, self.place = browser, url, screenshots, place
        self.seconds, self.is_quiet = seconds, is_quiet
        self.passed, self.failed = 0, []

    def check(self, rule: str, body) -> None:
        rule = f"{rule} ({self.place})" if self.place else rule
        try:
            body()
            self.passed += 1
            outcome = "passed"
        except (AssertionError, BrowserError) as error:
            self.failed.append(rule)
            outcome = f"FAILED: {rule}: {error}\n       "
        if not self.is_quiet:
            print(f"{outcome} {rule}", flush=True)

    def wait(self, what: str, condition):
        return self.browser.wait(what, condition, self.seconds)

    def shoot(self, name: str) -> None:
        if self.screenshots:
            self.browser.screenshot(self.screenshots / f"{'-'.join([*self.place.split(), name])}.png")

    # Rules of any page

    def audit(self) -> None:
        wrong = page_audit.problems(self.browser)
        assert not wrong, "\n".join(wrong)

    def is_silent(self) -> None:
        complaints = self.browser.console()
        assert not complaints, complaints

    # What the page shows

    @property
    def log(self) -> list[str]:
        return self.browser.texts("#log .line")

    def text(self, css: str) -> str:
        return "".join(self.browser.texts(css))

    def is_visible(self, css: str) -> bool:
        return self.browser.run("return document.querySelector(arguments[0])?.checkVisibility() ?? false", css)

    def is_shown(self, link: str) -> bool:
        """Whether the picture of the entry at `link` is there; a screen that failed is told at once."""
        shown, dead = self.browser.run(
            "const screen = document.getElementById('screen'), panel = document.getElementById('panel');"
            "return [screen.dataset.address === arguments[0] && !screen.hidden, !panel.hidden && panel.innerText]",
            link,
        )
        assert not dead, dead
        return shown

    def go(self, link: str) -> None:
        """Opens an entry by its address, which the page hears of a little later."""
        self.browser.run("const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));"
            "if (location.hash === arguments[0]) return; location.hash = arguments[0]; return heard.then(() => null)", link)
        self.wait(f"the screen of {link}", lambda: self.is_shown(link))

    def shows(self, words: str) -> None:
        self.wait(f"'{words}' on the screen", lambda: words in self.browser.run(LABELS))

    # What the focus is on

    def focused(self, css: str) -> bool:
        return self.browser.run("return document.activeElement?.matches(arguments[0]) ?? false", css)

    def tab_to(self, css: str, most: int = 80) -> None:
        for _ in range(most):
            self.browser.press("Tab")
            if self.focused(css):
                return
        raise AssertionError(f"{most} times Tab did not lead to {css}")
