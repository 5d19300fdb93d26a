// The tree of features and scenarios, with its search: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/

import { address, link } from "/address.js";
import { element, make } from "/dom.js";
import { fuzzy } from "/fuzzy.js";

export class Tree {
  #root = element("entries");
  #filter = element("filter");
  #entries = [];
  #closed = new Set(JSON.parse(localStorage.getItem("topdown.closed") ?? "[]"));
  #open;

  /** @param open is called with the id of the entry that was chosen. */
  constructor(open) {
    this.#open = open;
    this.#root.addEventListener("keydown", (event) => this.#press(event));
    this.#root.addEventListener("click", (event) => this.#click(event));
    this.#filter.addEventListener("input", () => this.draw());
    this.#filter.addEventListener("keydown", (event) => this.#search(event));
  }

  set entries(entries) {
    this.#entries = entries;
    this.draw();
  }

  focusSearch() {
    this.#filter.focus();
    this.#filter.select();
  }

  /** Opens the entry `step` places further down, as the tree is filtered. */
  move(step) {
    const ids = [...this.#root.querySelectorAll("a")].map((item) => item.dataset.id);
    if (ids.length === 0) return;
    const index = ids.indexOf(address().id);
    this.#open(ids[Math.min(Math.max(index + step, 0), ids.length - 1)]);
  }

  /** Gives the focus to the entry that is open. */
  focus() { this.#current?.focus(); }

  draw() {
    const focused = this.#root.contains(document.activeElement) ? key(document.activeElement) : null;
    const query = this.#filter.value.trim();
    const found = this.#found(query);
    const groups = Map.groupBy(found, ({ entry }) => entry.group);
    this.#root.replaceChildren(...[...groups].map(([name, members]) => this.#group(name, members, query !== "")));
    element("count").textContent = query
      ? `${found.length} of ${this.#entries.length}`
      : `${this.#entries.length} ${this.#entries.length === 1 ? "entry" : "entries"}`;
    element("no-match").hidden = found.length > 0;
    element("no-match").textContent = this.#entries.length ? `Nothing is called “${query}”.` : "";
    this.#root.hidden = found.length === 0;
    // Where nothing was built yet, there is nothing to look for.
    this.#filter.parentElement.hidden = element("count").hidden = this.#entries.length === 0;
    const again = focused && this.#items.find((item) => key(item) === focused);
    this.#rove(again ?? this.#current ?? this.#items[0]);
    if (again) again.focus();
    else this.#current?.scrollIntoView({ block: "nearest" });
  }

  /** The entries that fit, the best group first. */
  #found(query) {
    if (!query) return this.#entries.map((entry) => ({ entry, at: [] }));
    return this.#entries
      .map((entry) => ({ entry, fit: fuzzy(query, `${entry.group}/${entry.name}`) }))
      .filter(({ fit }) => fit)
      .sort((one, other) => other.fit.score - one.fit.score)
      .map(({ entry, fit }) => ({ entry, at: fit.at.map((place) => place - entry.group.length - 1).filter((place) => place >= 0) }));
  }

  #group(name, members, isFound) {
    const isOpen = isFound || !this.#closed.has(name);
    const items = members.map(({ entry, at }) => make("li", { role: "none" }, this.#item(entry, at)));
    const label = make("span", { className: "group-name" }, name);
    const list = make("ul", { role: "group", hidden: !isOpen }, ...items);
    return make("li", { role: "treeitem", "aria-expanded": isOpen, "aria-label": name, "data-group": name, tabIndex: -1 }, label, list);
  }

  #item(entry, at) {
    const isCurrent = entry.id === address().id;
    const name = [...entry.name].map((letter, index) => (at.includes(index) ? make("mark", {}, letter) : letter));
    return make("a", {
      role: "treeitem", href: link({ id: entry.id, values: {} }), tabIndex: -1, "data-id": entry.id, "data-kind": entry.kind,
      "aria-label": entry.kind === "scenario" ? entry.name : `${entry.name}, ${entry.kind}`,
      "aria-selected": isCurrent, "aria-current": isCurrent ? "page" : null,
    }, ...name, ...(entry.kind === "scenario" ? [] : [make("small", {}, entry.kind)]));
  }

  get #current() { return this.#root.querySelector("[aria-current]"); }

  /** Those that can be seen, from top to bottom. */
  get #items() { return [...this.#root.querySelectorAll("[role=treeitem]")].filter((item) => !item.closest("[role=group][hidden]")); }

  /** One item of the tree can be reached by Tab. */
  #rove(item) {
    for (const other of this.#root.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    if (item) item.tabIndex = 0;
  }

  #focus(item) {
    if (!item) return;
    this.#rove(item);
    item.focus();
  }

  #toggle(item, isOpen) {
    const name = item.dataset.group;
    if (isOpen) this.#closed.delete(name);
    else this.#closed.add(name);
    localStorage.setItem("topdown.closed", JSON.stringify([...this.#closed]));
    item.setAttribute("aria-expanded", isOpen);
    item.querySelector("[role=group]").hidden = !isOpen;
  }

  #click(event) {
    const item = event.target.closest("[role=treeitem]");
    if (item?.dataset.group) this.#toggle(item, item.getAttribute("aria-expanded") !== "true");
  }

  #press(event) {
    const item = event.target.closest("[role=treeitem]");
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const items = this.#items;
    const index = items.indexOf(item);
    const isOpen = item.getAttribute("aria-expanded") === "true";
    const moves = {
      ArrowDown: () => this.#focus(items[index + 1]),
      ArrowUp: () => this.#focus(items[index - 1]),
      Home: () => this.#focus(items[0]),
      End: () => this.#focus(items.at(-1)),
      ArrowRight: () => item.dataset.group && (isOpen ? this.#focus(items[index + 1]) : this.#toggle(item, true)),
      ArrowLeft: () => (item.dataset.group ? this.#toggle(item, false) : this.#focus(item.parentElement.closest("[role=treeitem]"))),
      Enter: () => (item.dataset.group ? this.#toggle(item, !isOpen) : this.#open(item.dataset.id)),
      " ": () => (item.dataset.group ? this.#toggle(item, !isOpen) : this.#open(item.dataset.id)),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  }

  #search(event) {
    const first = this.#root.querySelector("a");
    if (event.key === "ArrowDown") this.#focus(this.#items[0]);
    else if (event.key === "Enter") first && this.#open(first.dataset.id);
    else if (event.key === "Escape") {
      this.#filter.value = "";
      this.draw();
      // Out of the field in any case: then all keys are shortcuts again.
      this.#filter.blur();
      this.focus();
    } else return;
    event.preventDefault();
  }
}

function key(item) { return item.dataset.id ? `entry ${item.dataset.id}` : `group ${item.dataset.group}`; }
