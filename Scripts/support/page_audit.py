"""What keeps people from using a page: the rules of page_audit.js, and a walk with the Tab key."""

from pathlib import Path

from support.webdriver import Browser

RULES = (Path(__file__).parent / "page_audit.js").read_text()
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
# Each breaks one rule, so that the audit can be seen to find it.
FAULTS = {
    "without a name": "const button = document.createElement('button'); button.textContent = ''; document.querySelector('main').append(button)",
    "contrast": "const text = document.createElement('p'); text.textContent = 'pale'; text.style.color = '#aaa'; text.style.background = '#bbb'; document.querySelector('main').append(text)",
    "outside of every landmark": "document.body.append(Object.assign(document.createElement('div'), { textContent: 'lost' }))",
    "a heading of level 4": "document.querySelector('main').append(Object.assign(document.createElement('h4'), { textContent: 'deep' }))",
    "a tabindex above 0": "document.getElementById('help').tabIndex = 3",
    "is not there": "document.getElementById('help').setAttribute('aria-controls', 'nowhere')",
    "too small to press": "document.getElementById('help').style.cssText = 'width: 10px; height: 10px; padding: 0; min-width: 0'",
    "wide in a window": "const wide = document.createElement('div'); wide.style.width = '9999px'; wide.textContent = '.'; document.querySelector('main').append(wide); document.querySelector('main').style.overflow = document.body.style.overflow = 'visible'",
}


def problems(browser: Browser) -> list[str]:
    return browser.run(RULES)


def problems_of_tabbing(browser: Browser, most: int = 120) -> list[str]:
    """Goes through the page with Tab: every stop can be seen, and the way leads around."""
    browser.run("window.auditNumbers = new Map(); document.activeElement?.blur()")
    found, stops = [], []
    for _ in range(most):
        browser.press("Tab")
        stop = browser.run(FOCUSED)
        if stop is None:
            # Behind the last stop is the browser's own frame, and then the first.
            continue
        if stops and stop[0] == stops[0]:
            return found if len(stops) > 10 else found + [f"only {len(stops)} stops"]
        if stop[0] in stops:
            return found + [f"a trap: {stop[2]} comes again after {len(stops)} stops"]
        stops.append(stop[0])
        if not stop[1]:
            found.append(f"the focus can't be seen: {stop[2]}")
    return found + [f"more than {most} stops"]
