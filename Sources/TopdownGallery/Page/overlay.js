// Real elements over the picture, one for each node of the semantics tree, so that a person, a screen reader and a
// browser test find what the stage finds.

import { swipes } from "/swipe.js";

export class Overlay {
  #root;
  #perform;
  #tree = null;
  /** Elements by node and kind; kept while the node lives, so that focus stays where it is. */
  #elements = new Map();

  constructor(root, perform) {
    this.#root = root;
    this.#perform = perform;
    swipes(root, (node, action) => perform(node, action));
    root.addEventListener("wheel", (event) => this.#scroll(event), { passive: false });
    root.addEventListener("contextmenu", (event) => this.#pressLong(event));
    root.addEventListener("click", (event) => this.#leave(event));
    root.ownerDocument.addEventListener("keydown", (event) => event.key === "Escape" && this.#dismiss());
  }

  /** The second button of a mouse stands for a finger that stays. */
  #pressLong(event) {
    const target = event.target.closest("[data-actions~='longPress']");
    if (!target) return;
    event.preventDefault();
    this.#perform(Number(target.dataset.node), "longPress");
  }

  /** A click beside what is presented, where no element stands, leaves it. */
  #leave(event) {
    if (event.target === this.#root || event.target.parentElement === this.#root) this.#dismiss();
  }

  #dismiss() {
    const open = [...this.#root.querySelectorAll("[data-actions~='dismiss']")];
    if (open.length > 0) this.#perform(Number(open.at(-1).dataset.node), "dismiss");
  }

  clear() {
    this.#root.replaceChildren();
    this.#elements.clear();
    this.#tree = null;
  }

  /** Whether the screen can be refreshed. */
  show(tree) {
    this.#tree = tree;
    const seen = new Map();
    reconcile(this.#root, tree ? [this.#update(tree, { x: 0, y: 0 }, seen)] : []);
    this.#elements = seen;
    return find(tree, "refresh") !== null;
  }

  /** Shows the tree once more, after an action that had no effect. */
  restore() {
    if (this.#tree) this.show(this.#tree);
  }

  refresh() {
    const node = find(this.#tree, "refresh");
    if (node) this.#perform(node.id, "refresh");
  }

  #update(node, origin, seen) {
    const kind = kindOf(node);
    const key = `${node.id} ${kind}`;
    const element = this.#elements.get(key) ?? this.#make(kind, node.id);
    seen.set(key, element);
    const [[x, y], [width, height]] = node.frame;
    place(element, x - origin.x, y - origin.y, width, height);
    describe(element, kind, node);
    if (kinds[kind].isLeaf) return element;

    // What is there but not shown is for tests to find, not for a hand.
    const children = node.children.filter((child) => child.isVisible).map((child) => this.#update(child, { x, y }, seen));
    // What a container itself can do lies under its children.
    if (node.actions.includes("activate")) {
      children.unshift(this.#update({ ...node, id: `${node.id} press`, role: "button", children: [] }, { x, y }, seen));
    }
    children.push(...this.#revealers(node, seen));
    reconcile(element, children);
    return element;
  }

  /** Small buttons for a row's swipe actions. */
  #revealers(node, seen) {
    const names = node.actions.includes("conceal")
      ? { conceal: "Hide the actions of" }
      : { revealLeading: "Show the leading actions of", revealTrailing: "Show the trailing actions of" };
    return Object.keys(names).filter((action) => node.actions.includes(action)).map((action) => {
      const key = `${node.id} ${action}`;
      const button = this.#elements.get(key) ?? document.createElement("button");
      seen.set(key, button);
      button.type = "button";
      button.className = `reveal ${action}`;
      button.textContent = action === "conceal" ? "×" : "⋯";
      button.setAttribute("aria-label", `${names[action]} ${spoken(node)}`);
      button.title = button.getAttribute("aria-label");
      button.onclick = () => this.#perform(node.id, action);
      return button;
    });
  }

  #make(kind, id) {
    const element = document.createElement(kinds[kind].tag);
    const node = parseInt(id);
    element.className = `node ${kind}`;
    if (kind === "button") {
      element.type = "button";
      element.addEventListener("click", () => this.#perform(node, "activate"));
    } else if (kind === "toggle") {
      element.type = "checkbox";
      element.addEventListener("change", () => this.#perform(node, "activate"));
    } else if (kind === "textField" || kind === "secureField") {
      element.type = kind === "textField" ? "text" : "password";
      // Its value is bullets, which are not what is typed on behind.
      if (kind === "secureField") element.addEventListener("focus", () => (element.value = ""));
      element.autocomplete = "off";
      element.addEventListener("input", () => this.#perform(node, "setText", element.value));
      element.addEventListener("blur", () => this.restore());
      // A line break at its end submits a field's text.
      element.addEventListener("keydown", (event) => event.key === "Enter" && this.#perform(node, "setText", element.value + "\n"));
    } else if (kind === "slider" || kind === "stepper") {
      element.tabIndex = 0;
      element.addEventListener("keydown", (event) => this.#step(event, node));
      element.addEventListener("click", (event) => this.#adjust(event, element, node, kind));
    } else if (kind === "picker") {
      element.addEventListener("change", () => this.#perform(node, "choose", element.value));
    } else if (kind === "datePicker") {
      element.type = "datetime-local";
      element.addEventListener("change", () => this.#perform(node, "setValue", String(Date.parse(`${element.value}Z`) / 1000)));
    } else if (kind === "colorPicker") {
      element.type = "color";
      element.addEventListener("change", () => this.#perform(node, "setValue", element.value));
    }
    return element;
  }

  #step(event, node) {
    const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key];
    if (!action) return;
    event.preventDefault();
    this.#perform(node, action);
  }

  /** A click on a slider puts its thumb there; a stepper's two buttons stand at its right end. */
  #adjust(event, element, node, kind) {
    const x = event.clientX - element.getBoundingClientRect().left;
    const width = element.getBoundingClientRect().width;
    if (kind === "slider") this.#perform(node, "setValue", `${Math.round((x / width) * 100)}%`);
    else this.#perform(node, x > width - 47 ? "increment" : "decrement");
  }

  #pendingScroll = null;

  #scroll(event) {
    const target = event.target.closest("[data-scrolls]");
    if (!target) return;
    event.preventDefault();
    // One action a frame of the browser's, however many events the wheel sends.
    if (!this.#pendingScroll) {
      requestAnimationFrame(() => {
        const { node, dx, dy } = this.#pendingScroll;
        this.#pendingScroll = null;
        this.#perform(node, "scroll", `${dx},${dy}`);
      });
      this.#pendingScroll = { node: Number(target.dataset.node), dx: 0, dy: 0 };
    }
    this.#pendingScroll.dx += event.deltaX;
    this.#pendingScroll.dy += event.deltaY;
  }
}

const kinds = {
  group: { tag: "div", role: "group" },
  sheet: { tag: "div", role: "dialog" },
  fullScreenCover: { tag: "div", role: "dialog" },
  popover: { tag: "div", role: "dialog" },
  alert: { tag: "div", role: "alertdialog" },
  confirmationDialog: { tag: "div", role: "alertdialog" },
  fileDialog: { tag: "div", role: "dialog" },
  menu: { tag: "div", role: "dialog" },
  list: { tag: "div", role: "list" },
  row: { tag: "div", role: "listitem" },
  text: { tag: "span", isLeaf: true },
  header: { tag: "span", role: "heading", isLeaf: true },
  image: { tag: "span", role: "img", isLeaf: true },
  progress: { tag: "span", role: "progressbar", isLeaf: true },
  button: { tag: "button", isLeaf: true },
  toggle: { tag: "input", role: "switch", isLeaf: true },
  textField: { tag: "input", isLeaf: true },
  secureField: { tag: "input", isLeaf: true },
  slider: { tag: "div", role: "slider", isLeaf: true },
  stepper: { tag: "div", role: "spinbutton", isLeaf: true },
  picker: { tag: "select", isLeaf: true },
  datePicker: { tag: "input", isLeaf: true },
  colorPicker: { tag: "input", isLeaf: true },
  gauge: { tag: "span", role: "meter", isLeaf: true },
};

function kindOf(node) {
  const isPressed = node.actions.includes("activate") && node.children.length === 0;
  if (isPressed && !["toggle", "textField", "row"].includes(node.role)) return "button";
  if (node.role === "header" && node.children.length > 0) return "group";
  // The options of a picker that shows them, the days of a calendar.
  if (["picker", "datePicker"].includes(node.role) && node.children.length > 0) return "group";
  return node.role in kinds ? node.role : "group";
}

function describe(element, kind, node) {
  element.dataset.node = parseInt(node.id);
  element.dataset.actions = node.actions.join(" ");
  element.toggleAttribute("data-scrolls", node.actions.includes("scroll"));
  attribute(element, "id", node.identifier && `id-${node.identifier}`);
  attribute(element, "role", kinds[kind].role);
  attribute(element, "aria-level", kind === "header" ? 2 : null);
  if (kind === "text" || kind === "header") {
    const text = node.label || node.value || "";
    if (element.textContent !== text) element.textContent = text;
    return;
  }
  attribute(element, "aria-label", kind === "row" ? null : node.label);
  if ("disabled" in element) element.disabled = !node.isEnabled;
  else attribute(element, "aria-disabled", node.isEnabled ? null : "true");
  if (kind === "toggle") {
    element.checked = ["true", "on", "1"].includes(node.value);
    attribute(element, "aria-checked", String(element.checked));
  } else if (kind === "textField" || kind === "secureField") {
    // What a person is typing is ahead of what the host has seen.
    if (document.activeElement !== element) element.value = node.value ?? "";
  } else if (kind === "picker") {
    choices(element, node);
  } else if (kind === "colorPicker") {
    element.value = (node.value ?? "").slice(0, 7).toLowerCase();
  } else if (["progress", "gauge", "slider", "stepper", "datePicker"].includes(kind)) {
    attribute(element, "aria-valuetext", node.value);
  } else if (kind === "button") {
    attribute(element, "aria-pressed", node.role === "option" ? String(node.isSelected) : null);
    attribute(element, "aria-expanded", node.role === "disclosure" ? String(node.value === "expanded") : null);
    attribute(element, "aria-description", node.role === "disclosure" ? null : node.value);
  }
}

/** The names of a picker's options, the chosen one selected. */
function choices(element, node) {
  const names = [...element.options].map((option) => option.value);
  if (names.join("\n") !== node.choices.join("\n")) element.replaceChildren(...node.choices.map((name) => new Option(name)));
  element.value = node.value ?? "";
}

function attribute(element, name, value) {
  if (value === null || value === undefined || value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

function place(element, x, y, width, height) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** Makes `wanted` the children of `parent`, moving only what is out of place. */
function reconcile(parent, wanted) {
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

function find(node, action) {
  if (!node) return null;
  if (node.actions.includes(action)) return node;
  for (const child of node.children) {
    const found = find(child, action);
    if (found) return found;
  }
  return null;
}

/** A row's own label, or what stands in it. */
function spoken(node) {
  return node.label || node.children.map(spoken).filter(Boolean).join(", ");
}
