"""What keeps people from using a page: the rules of page_audit.js, in windows down to 320 pixels, and a walk with the Tab key."""

from pathlib import Path

from support.webdriver import Browser

SCRIPT = (Path(__file__).parent / "page_audit.js").read_text()
# As wide as a window of 1280 pixels is at 400 %, WCAG 1.4.10.
NARROWEST = 320
FOCUSED = """
const element = document.activeElement;
if (!element || element === document.body) return null;
const shown = element.matches(".segments input") ? element.nextElementSibling : element.matches("[aria-expanded][data-group]") ? element.firstElementChild : element;
const style = getComputedStyle(shown);
const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
window.auditNumbers ??= new Map();
if (!window.auditNumbers.has(element)) window.auditNumbers.set(element, window.auditNumbers.size);
return [window.auditNumbers.get(element), outlined, `<${element.tagName.toLowerCase()} id=${element.id} class=${element.className}> ${element.textContent.trim().slice(0, 40)}`];
"""
# Each breaks one rule of page_audit.js, so that it can be seen to find it.
FAULTS = {
    "every control has a name": "document.querySelector('main').append(document.createElement('button'))",
    "every role has the states that it needs": "document.querySelector('main').insertAdjacentHTML('beforeend', '<div role=slider aria-label=Volume tabindex=0>50</div>')",
    "roles stand where they belong": "document.querySelector('main').insertAdjacentHTML('beforeend', '<div role=tab aria-selected=true>Lost</div>')",
    "what is referred to is there": "document.getElementById('help').setAttribute('aria-controls', 'nowhere')",
    "ids are taken once": "document.querySelector('main').insertAdjacentHTML('beforeend', '<p id=help>Help</p>')",
    "every picture has a text": "document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=/icon.svg width=24 height=24>')",
    "what is written on a control is in its name": "document.querySelector('main').insertAdjacentHTML('beforeend', '<button aria-label=Yes>Perhaps</button>')",
    "no tabindex is above 0": "document.getElementById('help').tabIndex = 3",
    "a tree and a list of tabs are one stop of Tab": "for (const item of document.querySelectorAll('#entries a')) item.tabIndex = 0",
    "there is one main landmark": "document.body.append(document.createElement('main')); document.body.lastChild.textContent = 'more'",
    "there is one navigation and one aside": "document.querySelector('aside').remove()",
    "everything stands in a landmark": "document.body.insertAdjacentHTML('beforeend', '<div>lost</div>')",
    "there is one h1": "document.querySelector('main').insertAdjacentHTML('beforeend', '<h1>Another</h1>')",
    "no level of headings is left out": "document.querySelector('main').insertAdjacentHTML('beforeend', '<h4>deep</h4>')",
    "the page has a title": "document.title = ''",
    "the page has a language": "document.documentElement.lang = ''",
    "texts have enough contrast": "document.querySelector('main').insertAdjacentHTML('beforeend', '<p id=pale>pale</p>'); document.getElementById('pale').style.cssText = 'color: #aaa; background: #bbb'",
    "what is pressed is 24 pixels high and wide": "document.getElementById('help').style.cssText = 'width: 10px; height: 10px; padding: 0; min-width: 0'",
    "nothing is scrolled sideways": "const wide = document.createElement('p'); wide.style.width = '9999px'; wide.textContent = '.'; document.querySelector('main').append(wide); document.querySelector('main').style.overflow = document.body.style.overflow = 'visible'",
}


def breaches(browser: Browser) -> list[tuple[str, str]]:
    """The rules that are broken as the page is, with what breaks them."""
    return [(rule, what) for rule, what in browser.run(SCRIPT)["wrong"]]


def rules(browser: Browser) -> list[str]:
    return browser.run(SCRIPT)["rules"]


def problems(browser: Browser) -> list[str]:
    return [f"{rule}: {what}" for rule, what in breaches(browser)]


def problems_when_narrow(browser: Browser) -> list[str]:
    """What is wrong where the window is as narrow as may be, and then as it was again."""
    width, height = browser.run("return [innerWidth, innerHeight]")
    browser.resize(NARROWEST, height)
    # The page makes its screen smaller once it knows of its own size.
    browser.run("return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))")
    try:
        return [f"{problem} (in {NARROWEST} pixels)" for problem in problems(browser)]
    finally:
        browser.resize(width, height)


# A control for a date is several stops: each of its numbers, and its calendar.
PARTS = 8


def problems_of_tabbing(browser: Browser, most: int = 120) -> list[str]:
    """Goes through the page with Tab, from where the focus is: every stop can be seen, and the way leads around."""
    browser.run("window.auditNumbers = new Map()")
    found, stops, parts = [], [], 0
    for _ in range(most):
        browser.press("Tab")
        stop = browser.run(FOCUSED)
        if stop is None:
            # Behind the last stop is the browser's own frame, and then the first.
            continue
        if stops and stop[0] == stops[-1] and parts < PARTS:
            parts += 1
            continue
        parts = 0
        if stops and stop[0] == stops[0]:
            return found if len(stops) > 10 else found + [f"only {len(stops)} stops"]
        if stop[0] in stops:
            return found + [f"a trap: {stop[2]} comes again after {len(stops)} stops"]
        stops.append(stop[0])
        if not stop[1]:
            found.append(f"the focus can't be seen: {stop[2]}")
    return found + [f"more than {most} stops"]


def is_seen_to_fail(browser: Browser, url: str) -> None:
    """Each rule is broken by a fault of its own."""
    browser.open(url)
    browser.find("#entries a")
    known = rules(browser)
    assert sorted(known) == sorted(FAULTS), f"without a fault, or without a rule: {set(known) ^ set(FAULTS)}"
    assert not breaches(browser), breaches(browser)
    for rule, fault in FAULTS.items():
        browser.open("about:blank")
        browser.open(url)
        browser.find("#entries a")
        browser.run(fault)
        found = [broken for broken, _ in breaches(browser)]
        assert rule in found, f"'{rule}' is not among {found}"
