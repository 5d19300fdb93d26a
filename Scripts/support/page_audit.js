// Looks for what keeps a person from using the page; a selection of the rules of WCAG 2.2, A and AA.
// Run by Scripts/support/page_audit.py: returns the names of the rules, and a pair of a rule and what is wrong for each breach.

const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false });
const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
const short = (element) => `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ""}${element.className && !element.id ? ` class="${element.className}"` : ""}> ${element.textContent.trim().slice(0, 40)}`;
// What the scenario draws is the scenario's own; the small buttons over it are the page's.
const isPicture = (element) => element.closest("#screen") !== null && !element.matches(".reveal");
const isOpen = (element) => !element.closest("[hidden], dialog:not([open]), [popover]:not(:popover-open)");

const byId = (ids) => (ids ?? "").split(/\s+/).filter(Boolean).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
const labelled = (element) => [...(element.labels ?? [])].map((label) => label.textContent).join(" ").trim();
function name(element) {
  return byId(element.getAttribute("aria-labelledby")) || element.getAttribute("aria-label") || labelled(element)
    || (element.matches("input, select, textarea") ? "" : element.textContent.trim()) || element.querySelector("img")?.alt || element.title || "";
}

/** Without what is not spoken. */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const named = "button, a[href], input, select, textarea, [role=treeitem], [role=tab], [role=switch], [role=slider], [role=spinbutton], [role=meter], [role=dialog], [role=menu], [role=menuitem], dialog[open], nav, aside, [role=group][aria-label], [role=radiogroup], [role=tree], [role=tablist], [role=tabpanel]";
/** States that a role can't do without; what the browser's own elements have by themselves aside. */
const required = {
  slider: ["aria-valuenow"], meter: ["aria-valuenow"], heading: ["aria-level"], treeitem: ["aria-selected|aria-expanded"], tab: ["aria-selected"],
  option: ["aria-selected"], switch: ["aria-checked"], checkbox: ["aria-checked"], radio: ["aria-checked"], combobox: ["aria-expanded"], scrollbar: ["aria-valuenow"],
};
const around = { treeitem: "[role=tree], [role=group]", tab: "[role=tablist]", option: "[role=listbox]", menuitem: "[role=menu]" };

// Contrast

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
function rgba(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
const over = (front, back) => [0, 1, 2].map((index) => front[index] * front[3] + back[index] * (1 - front[3])).concat(1);
function background(element) {
  const layers = [];
  for (let at = element; at; at = at.parentElement) layers.push(rgba(getComputedStyle(at).backgroundColor));
  return layers.reduceRight((back, front) => over(front, back), rgba(matchMedia("(prefers-color-scheme: dark)").matches ? "#000" : "#fff"));
}
function luminance([red, green, blue]) {
  const [r, g, b] = [red, green, blue].map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(element) {
  const style = getComputedStyle(element);
  const back = background(element);
  const [light, dark] = [luminance(over(rgba(style.color), back)), luminance(back)].sort((one, other) => other - one);
  const size = parseFloat(style.fontSize);
  return { ratio: (light + 0.05) / (dark + 0.05), needed: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5 };
}
function texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) if (walker.currentNode.data.trim()) found.add(walker.currentNode.parentElement);
  return [...found].filter((element) => isShown(element) && !isPicture(element) && !element.closest(":disabled, .unseen, .reveal, option, script, style"));
}

const headings = () => all("h1, h2, h3, h4").filter((heading) => !isPicture(heading) && !heading.closest("dialog"));

/** Each gives what breaks it, one line each. */
const rules = {
  // 4.1.2
  "every control has a name": () => [...document.querySelectorAll(named)].filter((element) => (isShown(element) || element.matches("input")) && isOpen(element) && !name(element)).map(short),
  "every role has the states that it needs": () => all("[role]").filter((element) => !element.matches("input, select, h1, h2, h3, h4"))
    .flatMap((element) => (required[element.getAttribute("role")] ?? []).filter((states) => !states.split("|").some((state) => element.hasAttribute(state))).map((states) => `${states} of ${short(element)}`)),
  "roles stand where they belong": () => Object.entries(around).flatMap(([role, parents]) => all(`[role=${role}]`).filter((element) => !element.parentElement.closest(parents)).map(short)),
  "what is referred to is there": () => ["aria-controls", "aria-labelledby", "aria-describedby"].flatMap((attribute) => [...document.querySelectorAll(`[${attribute}]`)]
    .flatMap((element) => element.getAttribute(attribute).split(/\s+/).filter((id) => !document.getElementById(id)).map((id) => `${id} of ${short(element)}`))),
  "ids are taken once": () => {
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  },
  // 1.1.1
  "every picture has a text": () => all("img").filter((picture) => picture.getAttribute("alt") === null).map(short),
  // 2.5.3
  "what is written on a control is in its name": () => all("button[aria-label], a[aria-label], [role=tab][aria-label]")
    .filter((element) => !letters(name(element)).includes(letters(element.innerText ?? ""))).map((element) => `${name(element)} for ${short(element)}`),
  // 2.4.3
  "no tabindex is above 0": () => [...document.querySelectorAll("[tabindex]")].filter((element) => element.tabIndex > 0).map(short),
  "a tree and a list of tabs are one stop of Tab": () => all("[role=tree], [role=tablist]").filter((list) => [...list.querySelectorAll("[tabindex='0']")].filter(isShown).length !== 1).map(short),
  // 1.3.1, 2.4.1
  "there is one main landmark": () => (all("main").length === 1 ? [] : [`${all("main").length} of them`]),
  "there is one navigation and one aside": () => ["nav", "aside"].filter((landmark) => document.querySelectorAll(landmark).length !== 1),
  "everything stands in a landmark": () => [...document.body.children].filter((child) => isShown(child) && !child.matches("nav, main, aside, header, footer, dialog, script, .skip")).map(short),
  "there is one h1": () => (headings().filter((heading) => heading.tagName === "H1").length === 1 ? [] : ["not one"]),
  "no level of headings is left out": () => headings().filter((heading, index, before) => index > 0 && Number(heading.tagName[1]) > Number(before[index - 1].tagName[1]) + 1).map(short),
  // 2.4.2, 3.1.1
  "the page has a title": () => (document.title ? [] : ["none"]),
  "the page has a language": () => (document.documentElement.lang ? [] : ["none"]),
  // 1.4.3
  "texts have enough contrast": () => texts().map((element) => [element, contrast(element)]).filter(([, { ratio, needed }]) => ratio < needed)
    .map(([element, { ratio, needed }]) => `${ratio.toFixed(2)} where ${needed} is needed: ${short(element)}`),
  // 2.5.8
  "what is pressed is 24 pixels high and wide": () => all("button, select, [role=tab], [role=treeitem] > .group-name, a[role=treeitem]").filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return !isPicture(element) && (width < 24 || height < 24);
  }).map(short),
  // 1.4.10
  "nothing is scrolled sideways": () => {
    if (document.documentElement.scrollWidth <= innerWidth + 1) return [];
    const isClipped = (element) => element !== document.body && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
    const widest = all("body *").filter((element) => !isClipped(element.parentElement)).sort((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0];
    return [`${document.documentElement.scrollWidth} wide in a window of ${innerWidth}: ${short(widest)}`];
  },
};

return { rules: Object.keys(rules), wrong: Object.entries(rules).flatMap(([rule, breaches]) => breaches().map((breach) => [rule, breach])) };
