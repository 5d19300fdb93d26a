// Real elements over the picture, one for each node of the semantics tree, so that a person, a screen reader and a
// browser test find what the stage finds.

import { ActionMenu, holds, isQuiet, offers, spoken } from "/actions.js";
import { describeControl, isLeaf, kindOf, makeControl } from "/controls.js";
import { make } from "/dom.js";
import { swipes } from "/swipe.js";

export class Overlay {
  #root;
  #perform;
  #tree = null;
  /** Elements by node and kind; kept while the node lives, so that focus stays where it is. */
  #elements = new Map();
  /** The rows of each node's menu, by the menu's button. */
  #offers = new WeakMap();
  #menu = new ActionMenu();

  constructor(root, perform) {
    this.#root = root;
    this.#perform = perform;
    swipes(root, (node, action) => perform(node, action));
    root.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    root.addEventListener("keydown", (event) => this.#page(event));
    root.addEventListener("contextmenu", (event) => this.#gesture(event, "longPress"));
    root.addEventListener("dblclick", (event) => this.#gesture(event, "doubleTap"));
    root.addEventListener("click", (event) => this.#leave(event));
  }

  /** The second button of a mouse stands for a finger that stays, and a double click for two taps. */
  #gesture(event, action) {
    const target = event.target.closest(`[data-actions~='${action}']`);
    if (!target) return;
    event.preventDefault();
    this.#perform(Number(target.dataset.node), action);
  }

  /** A click beside what is presented, where no element stands, leaves it. */
  #leave(event) {
    if (event.target === this.#root || event.target.parentElement === this.#root) this.dismiss();
  }

  /** Closes what is presented above the others, if anything is. */
  dismiss() {
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
    const carried = tree ? all(tree).filter(({ actions }) => actions.includes("pickUp")) : [];
    reconcile(this.#root, tree ? this.#update(tree, { x: 0, y: 0 }, { row: null, rows: [], carried }, seen) : []);
    this.#elements = seen;
    return Boolean(tree && holds(tree, "refresh"));
  }

  /** Shows the tree once more, after an action that had no effect. */
  restore() {
    if (this.#tree) this.show(this.#tree);
  }

  refresh() {
    const node = this.#tree && holds(this.#tree, "refresh");
    if (node) this.#perform(node.id, "refresh");
  }

  /** The elements of a node, which lies `around` others: itself, and the button of its menu where it can't hold that. */
  #update(node, origin, around, seen) {
    if (node.role === "row") around = { ...around, row: node };
    const kind = kindOf(node);
    const element = this.#kept(`${node.id} ${kind}`, seen, () => this.#make(kind, node.id));
    const [[x, y], [width, height]] = node.frame;
    place(element, x - origin.x, y - origin.y, width, height);
    describeControl(element, kind, node);
    const menu = this.#menuButton(node, element, around, seen);
    if (isLeaf(kind)) {
      menu.forEach((button) => Object.assign(button.style, { left: `${x - origin.x + width - 34}px`, top: `${y - origin.y + height / 2}px` }));
      return [element, ...menu];
    }

    // What is there but not shown is for tests to find, not for a hand.
    const inside = node.children.filter((child) => child.isVisible);
    const children = inside.flatMap((child) => this.#update(child, { x, y }, { ...around, rows: child.role === "row" ? inside : around.rows }, seen));
    // What a container itself can do lies under its children.
    if (node.actions.includes("activate")) {
      const press = { ...node, id: `${node.id} press`, role: "button", actions: ["activate"], details: null, children: [] };
      children.unshift(...this.#update(press, { x, y }, around, seen));
    }
    reconcile(element, [...children, ...this.#revealers(node, seen), ...menu]);
    return [element];
  }

  /** Small buttons for a row's swipe actions. */
  #revealers(node, seen) {
    const names = node.actions.includes("conceal")
      ? { conceal: "Hide the actions of" }
      : { revealLeading: "Show the leading actions of", revealTrailing: "Show the trailing actions of" };
    return Object.keys(names).filter((action) => node.actions.includes(action)).map((action) => {
      const button = this.#smallButton(`${node.id} ${action}`, `reveal ${action}`, seen);
      button.textContent = action === "conceal" ? "×" : "⋯";
      name(button, `${names[action]} ${spoken(node)}`);
      button.onclick = () => this.#perform(node.id, action);
      return button;
    });
  }

  /** The button of a node's menu, if it has one; a button that does nothing else opens it by itself. */
  #menuButton(node, element, around, seen) {
    const rows = around.row && isQuiet(node) ? [] : offers(node, around);
    const opensItself = element.tagName === "BUTTON" && !node.actions.includes("activate");
    if (opensItself) this.#offers.set(element, rows);
    if (rows.length === 0 || opensItself) return [];
    const button = this.#smallButton(`${node.id} more`, `reveal more${isLeaf(kindOf(node)) ? " beside" : ""}`, seen);
    button.textContent = "⋮";
    name(button, `More actions of ${spoken(node) || node.role}`);
    button.setAttribute("aria-haspopup", "menu");
    button.onclick = () => this.#openMenu(button);
    this.#offers.set(button, rows);
    return [button];
  }

  #openMenu(button) {
    this.#menu.open(button, this.#offers.get(button), this.#perform);
  }

  #smallButton(key, className, seen) {
    return this.#kept(key, seen, () => make("button", { type: "button", className }));
  }

  /** The element that there was for a key, or a new one. */
  #kept(key, seen, make) {
    const element = this.#elements.get(key) ?? make();
    seen.set(key, element);
    return element;
  }

  #make(kind, id) {
    const node = parseInt(id);
    const element = makeControl(kind, (action, argument) => this.#perform(node, action, argument));
    if (kind === "button") {
      element.addEventListener("click", () => (this.#offers.get(element)?.length ? this.#openMenu(element) : this.#perform(node, "activate")));
    }
    // What was typed and refused gives way to what is.
    if (element.matches("input, textarea")) element.addEventListener("blur", () => this.restore());
    return element;
  }

  // Scrolling

  #pending = null;

  #turn(event) {
    const target = event.target.closest("[data-scrolls]");
    if (!target) return;
    event.preventDefault();
    this.#scroll(target, event.deltaX, event.deltaY);
  }

  #page(event) {
    const pages = { PageDown: 0.8, PageUp: -0.8 }[event.key];
    const target = pages && (event.target.closest("[data-scrolls]") ?? this.#root.querySelector("[data-scrolls]"));
    if (!target) return;
    event.preventDefault();
    this.#scroll(target, 0, Math.round(pages * parseFloat(target.style.height)));
  }

  /** One action a frame of the browser's, however many events the wheel sends. */
  #scroll(target, dx, dy) {
    if (!this.#pending) {
      requestAnimationFrame(() => {
        const { node, dx, dy } = this.#pending;
        this.#pending = null;
        this.#perform(node, "scroll", `${dx},${dy}`);
      });
      this.#pending = { node: Number(target.dataset.node), dx: 0, dy: 0 };
    }
    this.#pending.dx += dx;
    this.#pending.dy += dy;
  }
}

function name(button, words) {
  button.title = words;
  button.setAttribute("aria-label", words);
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

function all(node) {
  return [node, ...node.children.flatMap(all)];
}
