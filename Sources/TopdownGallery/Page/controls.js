// What stands for a node over the picture: an element of the browser's own wherever it has one.

import { inputSeconds, inputText, readDate } from "/dates.js";

/**
 * By kind: the element's tag, and its type, role and look where it has them; a leaf holds no other nodes.
 * `make` readies an element, which calls `act` with an action and its argument; `describe` shows a node with it.
 */
const controls = {
  group: { tag: "div", role: "group" },
  sheet: { tag: "div", role: "dialog" },
  fullScreenCover: { tag: "div", role: "dialog" },
  popover: { tag: "div", role: "dialog" },
  alert: { tag: "div", role: "alertdialog" },
  confirmationDialog: { tag: "div", role: "alertdialog" },
  fileDialog: { tag: "div", role: "dialog" },
  menu: { tag: "div", role: "dialog" },
  list: { tag: "div", role: "list" },
  row: { tag: "div", role: "listitem", isUnnamed: true },
  text: { tag: "span", isLeaf: true, isUnnamed: true, describe: write },
  header: { tag: "span", role: "heading", isLeaf: true, isUnnamed: true, describe: write },
  image: { tag: "span", role: "img", isLeaf: true },
  progress: { tag: "span", role: "progressbar", isLeaf: true, describe: measure },
  gauge: { tag: "span", role: "meter", isLeaf: true, describe: measure },
  button: { tag: "button", type: "button", isLeaf: true, describe: describeButton },
  toggle: { tag: "input", type: "checkbox", role: "switch", isLeaf: true, make: makeToggle, describe: describeToggle },
  textField: { tag: "input", type: "text", look: "field", isLeaf: true, make: makeField, describe: describeField },
  textArea: { tag: "textarea", look: "field", isLeaf: true, make: makeField, describe: describeField },
  searchField: { tag: "input", type: "search", look: "field", isLeaf: true, make: makeSearch, describe: describeField },
  secureField: { tag: "input", type: "password", look: "field", isLeaf: true, make: makeSecureField, describe: describeField },
  slider: { tag: "div", role: "slider", isLeaf: true, make: makeSlider, describe: measure },
  stepper: { tag: "div", role: "spinbutton", isLeaf: true, make: makeStepper, describe: measure },
  picker: { tag: "select", isLeaf: true, make: makePicker, describe: describePicker },
  datePicker: { tag: "input", look: "date", isLeaf: true, make: makeDate, describe: describeDate },
  colorPicker: { tag: "input", type: "color", isLeaf: true, make: makeColor, describe: (element, node) => (element.value = (node.value ?? "").slice(0, 7).toLowerCase()) },
};

export const isLeaf = (kind) => controls[kind].isLeaf ?? false;

export function kindOf(node) {
  if (node.role === "textField") return node.details?.traits.includes("multiline") ? "textArea" : "textField";
  if (["toggle", "searchField", "row"].includes(node.role)) return node.role;
  // The options of a picker that shows them, the days of a calendar.
  if (node.children.length > 0) return ["header", "picker", "datePicker"].includes(node.role) || !(node.role in controls) ? "group" : node.role;
  if (node.actions.includes("activate")) return "button";
  return node.role in controls ? node.role : "group";
}

export function makeControl(kind, act) {
  const { tag, type, look, make } = controls[kind];
  const element = document.createElement(tag);
  element.className = "node";
  element.dataset.kind = kind;
  if (look) element.dataset.look = look;
  if (type) element.type = type;
  make?.(element, act);
  return element;
}

export function describeControl(element, kind, node) {
  const { role, isUnnamed, describe } = controls[kind];
  element.dataset.node = parseInt(node.id);
  element.dataset.actions = node.actions.join(" ");
  element.toggleAttribute("data-scrolls", node.actions.includes("scroll"));
  attribute(element, "id", node.identifier && `id-${node.identifier}`);
  attribute(element, "role", role);
  attribute(element, "aria-level", kind === "header" ? node.details?.headingLevel || 2 : null);
  attribute(element, "aria-label", isUnnamed ? null : node.label);
  if ("disabled" in element) element.disabled = !node.isEnabled;
  else attribute(element, "aria-disabled", node.isEnabled ? null : "true");
  describe?.(element, node);
}

// Texts and buttons

function write(element, node) {
  const text = node.label || node.value || "";
  if (element.textContent !== text) element.textContent = text;
}

function describeButton(element, node) {
  attribute(element, "aria-pressed", node.role === "option" ? String(node.isSelected) : null);
  attribute(element, "aria-expanded", node.role === "disclosure" ? String(node.value === "expanded") : null);
  attribute(element, "aria-description", node.role === "disclosure" ? null : node.value);
}

function makeToggle(element, act) {
  element.addEventListener("change", () => act("activate"));
}

function describeToggle(element, node) {
  element.checked = ["true", "on", "1"].includes(node.value);
  attribute(element, "aria-checked", String(element.checked));
}

// Fields: the browser edits, and the host is told the whole text

function makeField(element, act) {
  element.autocomplete = "off";
  element.addEventListener("input", () => act("setText", element.value));
  // A line break at its end submits a line's text; elsewhere it is text.
  if (element.tagName === "TEXTAREA") return;
  element.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && act("setText", element.value + "\n"));
}

function makeSearch(element, act) {
  makeField(element, act);
  // Whoever goes there with a pointer searches; one who only passes by with the keyboard does not, until something is typed.
  element.addEventListener("pointerdown", () => document.activeElement !== element && act("activate"));
  // In an empty field, that takes the last token away.
  element.addEventListener("keydown", (event) => event.key === "Backspace" && !element.value && act("setText", ""));
}

function makeSecureField(element, act) {
  makeField(element, act);
  // Its value is bullets, which are not what is typed on behind.
  element.addEventListener("focus", () => (element.value = ""));
}

function describeField(element, node) {
  // What a person is typing is ahead of what the host has seen.
  if (document.activeElement !== element && element.value !== (node.value ?? "")) element.value = node.value ?? "";
}

// Amounts

function makeSlider(element, act) {
  element.tabIndex = 0;
  element.addEventListener("keydown", (event) => {
    if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      act("setValue", event.key === "Home" ? "0%" : "100%");
    } else step(event, act);
  });
  // A click puts the thumb there.
  element.addEventListener("click", (event) => {
    const { left, width } = element.getBoundingClientRect();
    act("setValue", `${Math.round(((event.clientX - left) / width) * 100)}%`);
  });
}

function makeStepper(element, act) {
  element.tabIndex = 0;
  element.addEventListener("keydown", (event) => step(event, act));
  // Its two buttons stand at its right end.
  element.addEventListener("click", (event) => act(event.clientX > element.getBoundingClientRect().right - 47 ? "increment" : "decrement"));
}

function step(event, act) {
  const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key];
  if (!action) return;
  event.preventDefault();
  act(action);
}

/** A share of all is between 0 and 100; another number is as it is, and what has none is told in words. */
function measure(element, node) {
  const [, digits, percent] = /(-?\d+(?:\.\d+)?)\s*(%?)/.exec(node.value ?? "") ?? [];
  // These two have to have a number.
  const isBound = node.role === "slider" || node.role === "gauge";
  attribute(element, "aria-valuenow", digits ?? (isBound ? 0 : null));
  attribute(element, "aria-valuemin", percent || isBound ? 0 : null);
  attribute(element, "aria-valuemax", percent || isBound ? 100 : null);
  attribute(element, "aria-valuetext", node.value);
}

// Choices

function makePicker(element, act) {
  element.addEventListener("change", () => act("choose", element.value));
}

/** The names of the options, the chosen one selected. */
function describePicker(element, node) {
  const names = [...element.options].map((option) => option.value);
  if (names.join("\n") !== node.choices.join("\n")) element.replaceChildren(...node.choices.map((name) => new Option(name)));
  element.value = node.value ?? "";
}

function makeColor(element, act) {
  element.addEventListener("change", () => act("setValue", element.value));
}

/** The dates of pickers, as the host told them last. */
const dates = new WeakMap();

function makeDate(element, act) {
  let isTyped = false;
  let sent = "";
  const send = () => {
    isTyped = false;
    const date = dates.get(element);
    const seconds = inputSeconds(element.value, element.type, date);
    if (seconds === null || element.value === sent || element.value === inputText(date, element.type)) return;
    sent = element.value;
    act("setValue", String(seconds));
  };
  element.addEventListener("focus", () => (sent = ""));
  // A year that is typed digit by digit is four dates: the one that stays counts.
  element.addEventListener("keydown", (event) => (event.key === "Enter" ? send() : (isTyped = event.key !== "Tab")));
  element.addEventListener("pointerdown", () => (isTyped = false));
  element.addEventListener("change", () => isTyped || send());
  element.addEventListener("blur", send);
}

function describeDate(element, node) {
  const told = Object.fromEntries((node.details?.content ?? []).map(({ label, value }) => [label, readDate(value)]));
  const [hasDate, hasTime] = ["date", "time"].map((trait) => node.details?.traits.includes(trait));
  const type = hasTime ? (hasDate ? "datetime-local" : "time") : "date";
  if (element.type !== type) element.type = type;
  dates.set(element, told.date);
  if (type !== "time") {
    attribute(element, "min", inputText(told.earliest, type));
    attribute(element, "max", inputText(told.latest, type));
  }
  if (document.activeElement !== element) element.value = inputText(told.date, type);
}

export function attribute(element, name, value) {
  if (value === null || value === undefined || value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}
