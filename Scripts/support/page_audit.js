// Looks for what keeps a person from using the page: returns what is wrong, one line each.
// Run by Scripts/support/page_audit.py; a selection of the rules of WCAG 2.2, A and AA.

const wrong = [];
const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false });
const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
const short = (element) => `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ""}${element.className && !element.id ? ` class="${element.className}"` : ""}> ${element.textContent.trim().slice(0, 40)}`;
const isPicture = (element) => element.closest("#screen") !== null;

// 4.1.2: every control has a name
const byId = (ids) => (ids ?? "").split(/\s+/).filter(Boolean).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
function name(element) {
  return byId(element.getAttribute("aria-labelledby")) || element.getAttribute("aria-label") || [...(element.labels ?? [])].map((label) => label.textContent).join(" ").trim()
    || (element.tagName === "INPUT" || element.tagName === "SELECT" ? "" : element.textContent.trim()) || element.querySelector("img")?.alt || element.title || "";
}
const controls = "button, a[href], input, select, textarea, [role=treeitem], [role=tab], [role=switch], [role=slider], [role=dialog], dialog[open], nav, aside, [role=group][aria-label], [role=radiogroup], [role=tree], [role=tablist], [role=tabpanel]";
for (const element of document.querySelectorAll(controls)) {
  if ((isShown(element) || element.matches("input")) && !element.closest("[hidden], dialog:not([open])") && !name(element)) wrong.push(`without a name: ${short(element)}`);
}
for (const picture of all("img")) if (picture.getAttribute("alt") === null) wrong.push(`a picture without alt: ${short(picture)}`);

// 4.1.2: roles stand where they belong, and point to what is there
const inside = { treeitem: "[role=tree], [role=group]", tab: "[role=tablist]", option: "[role=listbox]" };
for (const [role, around] of Object.entries(inside)) {
  for (const element of all(`[role=${role}]`)) if (!element.parentElement.closest(around)) wrong.push(`a ${role} outside of ${around}: ${short(element)}`);
}
for (const attribute of ["aria-controls", "aria-labelledby", "aria-describedby"]) {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) if (!document.getElementById(id)) wrong.push(`${attribute} names ${id}, which is not there: ${short(element)}`);
  }
}
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) wrong.push(`the id ${id} is taken twice`);
for (const element of document.querySelectorAll("[tabindex]")) if (element.tabIndex > 0) wrong.push(`a tabindex above 0: ${short(element)}`);
for (const tree of all("[role=tree], [role=tablist]")) {
  const stops = [...tree.querySelectorAll("[tabindex='0']")].filter(isShown).length;
  if (stops !== 1) wrong.push(`${stops} stops of Tab in ${short(tree)}`);
}

// 1.3.1, 2.4.1, 2.4.2, 2.4.6, 3.1.1: landmarks, headings, title, language
if (all("main").length !== 1) wrong.push(`${all("main").length} main landmarks`);
for (const landmark of ["nav", "aside"]) if (document.querySelectorAll(landmark).length !== 1) wrong.push(`no ${landmark}`);
for (const child of document.body.children) {
  if (isShown(child) && !child.matches("nav, main, aside, dialog, script")) wrong.push(`outside of every landmark: ${short(child)}`);
}
const headings = all("h1, h2, h3, h4").filter((heading) => !isPicture(heading) && !heading.closest("dialog"));
if (headings.filter((heading) => heading.tagName === "H1").length !== 1) wrong.push("not one h1");
headings.reduce((level, heading) => {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) wrong.push(`a heading of level ${next} after ${level}: ${short(heading)}`);
  return next;
}, 0);
if (!document.documentElement.lang) wrong.push("no language");
if (!document.title) wrong.push("no title");

// 1.4.3: contrast of texts
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
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || seen.has(element) || !isShown(element) || isPicture(element)) continue;
  seen.add(element);
  if (element.closest(":disabled, .unseen, option, script, style")) continue;
  const style = getComputedStyle(element);
  const back = background(element);
  const [light, dark] = [luminance(over(rgba(style.color), back)), luminance(back)].sort((one, other) => other - one);
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  if (ratio < needed) wrong.push(`contrast ${ratio.toFixed(2)} where ${needed} is needed: ${short(element)}`);
}

// 2.5.8: what is pressed is at least 24 pixels high and wide
for (const element of all("button, select, [role=tab], [role=treeitem] > .group-name, a[role=treeitem]")) {
  if (isPicture(element)) continue;
  const { width, height } = element.getBoundingClientRect();
  if (width < 24 || height < 24) wrong.push(`${Math.round(width)} × ${Math.round(height)} is too small to press: ${short(element)}`);
}

// 1.4.10: no scrolling sideways
if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`);

return wrong;
