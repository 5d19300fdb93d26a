// What can be done with a node beside pressing it, in a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/

import { element, make } from "/dom.js";

/**
 * The rows of a node's menu: words, a node, an action, and its argument.
 *
 * @param around what the node stands among: the `row` that it is or is in, that row's `rows`, and what can be dropped, `carried`.
 */
export function offers(node, around) {
  const own = node.isEnabled ? ownOffers(node, around).map(([words, ...action]) => [words, node.id, ...action]) : [];
  // What stands in a row and is no control offers what it can in the row's menu.
  return node.role === "row" ? [...own, ...node.children.filter(isQuiet).flatMap((child) => offers(child, around))] : own;
}

/** Whether a node is to be looked at only, and what it can do beside that is in its row's menu. */
export function isQuiet(node) {
  return ["text", "image", "header"].includes(node.role) && !node.actions.includes("activate") && node.children.length === 0;
}

function ownOffers(node, { row, rows, carried }) {
  const can = (action) => node.actions.includes(action);
  const movable = rows.filter((other) => other.id === row?.id || other.actions.includes("move"));
  const place = movable.indexOf(row);
  const [before, after] = [movable[place - 1], movable[place + 1]];
  // A row's handle moves the row.
  const isMoved = can("move") && row && !node.children.some((child) => holds(child, "move"));
  const isAdjusted = can("increment") || can("decrement");
  const has = (action, ...more) => (can(action) ? more : []);
  return [
    ...has("custom", ...(node.details?.actions ?? []).map((name) => [name, "custom", name])),
    ...(isMoved && before ? [["Move up", "move", `before ${before.id}`]] : []),
    ...(isMoved && after ? [["Move down", "move", `after ${after.id}`]] : []),
    ...has("longPress", ["Press long", "longPress"]),
    ...has("doubleTap", ["Tap twice", "doubleTap"]),
    ...(isAdjusted && !["slider", "stepper"].includes(node.role) ? [["One step up", "increment"], ["One step down", "decrement"]] : []),
    ...has("magnify", ["Magnify twice", "magnify", "2"], ["Shrink by half", "magnify", "0.5"]),
    ...has("rotate", ["Turn to the right", "rotate", "90"], ["Turn to the left", "rotate", "-90"]),
    ...has("drag", ["Drag left", "drag", "-80,0"], ["Drag right", "drag", "80,0"], ["Drag up", "drag", "0,-80"], ["Drag down", "drag", "0,80"]),
    ...has("drop", ...carried.filter(({ id }) => id !== node.id).map((other) => [`Drop ${spoken(other) || other.role} here`, "drop", String(other.id)])),
  ];
}

/** A node's own label, or what stands in it. */
export function spoken(node) {
  return node.label || node.children.map(spoken).filter(Boolean).join(", ");
}

/** The node itself or one inside of it that can do something; undefined where none can. */
export function holds(node, action) {
  return node.actions.includes(action) ? node : node.children.map((child) => holds(child, action)).find(Boolean);
}

/** The page's one menu; it opens at a button, and gives the focus back to it. */
export class ActionMenu {
  #list = element("actions");
  #button = null;

  constructor() {
    this.#list.addEventListener("keydown", (event) => this.#press(event));
    this.#list.addEventListener("toggle", (event) => this.#button?.setAttribute("aria-expanded", event.newState === "open"));
  }

  /** @param choose is called with the node, the action and the argument of the row that is chosen. */
  open(button, rows, choose) {
    this.#button = button;
    this.#list.setAttribute("aria-label", button.getAttribute("aria-label"));
    this.#list.replaceChildren(...rows.map(([words, ...action]) => {
      const item = make("button", { type: "button", role: "menuitem", tabIndex: -1 }, words);
      item.addEventListener("click", () => {
        this.#list.hidePopover();
        choose(...action);
      });
      return item;
    }));
    this.#list.showPopover();
    const { left, bottom, top } = button.getBoundingClientRect();
    const { width, height } = this.#list.getBoundingClientRect();
    this.#list.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    this.#list.style.top = `${bottom + height + 12 > innerHeight ? Math.max(8, top - height - 4) : bottom + 4}px`;
    this.#list.firstElementChild.focus();
  }

  #press(event) {
    const items = [...this.#list.children];
    const index = items.indexOf(document.activeElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined) items[(next + items.length) % items.length].focus();
    else if (event.key === "Tab") this.#list.hidePopover();
    else return;
    event.preventDefault();
  }
}
