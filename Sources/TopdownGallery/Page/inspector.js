// What is known of the open screen beside its picture: tabs for log, state, steps, semantics and notes.

import { element, fill, make } from "/dom.js";

const tabs = ["log", "state", "steps", "tree", "notes"];

export class Inspector {
  #state = null;
  #shown = "log";

  constructor() {
    const list = element("tabs");
    list.addEventListener("click", (event) => event.target.closest("[role=tab]") && this.open(event.target.id.slice(4)));
    // https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
    list.addEventListener("keydown", (event) => {
      const index = tabs.indexOf(this.#shown);
      const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      this.open(tabs[(next + tabs.length) % tabs.length]);
      element(`tab-${this.#shown}`).focus();
    });
    const last = localStorage.getItem("topdown.tab");
    this.open(tabs.includes(last) ? last : "log");
    element("semantics").addEventListener("pointerover", (event) => point(event.target.closest("[data-node]")));
    element("semantics").addEventListener("pointerleave", () => point(null));
  }

  /** Shows the pane of that name. */
  open(name) {
    this.#shown = name;
    localStorage.setItem("topdown.tab", name);
    for (const tab of tabs) {
      const isShown = tab === name;
      element(`tab-${tab}`).setAttribute("aria-selected", isShown);
      element(`tab-${tab}`).tabIndex = isShown ? 0 : -1;
      element(`pane-${tab}`).hidden = !isShown;
    }
    this.#draw();
  }

  show(state) {
    this.#state = state;
    element("tab-notes").dataset.count = state.warnings.length || "";
    this.#draw();
  }

  #draw() {
    const state = this.#state;
    if (!state) return;
    if (this.#shown === "state") fill("sources", sources(state.sources));
    if (this.#shown === "tree") element("semantics").replaceChildren(...(state.semantics ? [node(state.semantics)] : []));
    if (this.#shown === "notes") {
      fill("warnings", state.warnings.map((text) => make("li", {}, text)));
      fill("pending", state.clock.pending.map((text) => make("li", {}, text)));
    }
  }
}

/** Each owner with what it keeps. */
function sources(truths) {
  return [...Map.groupBy(truths, (truth) => truth.owner)].map(([owner, kept]) =>
    make("div", {}, make("dt", {}, owner), ...kept.map(({ name, value }) => make("dd", {}, make("b", {}, name), " ", make("span", {}, value)))));
}

/** A node of the semantics tree as a test finds it. */
function node({ id, role, label, value, actions, isEnabled, isVisible, identifier, children }) {
  const notes = [...actions, isEnabled ? "" : "disabled", isVisible ? "" : "out of sight", identifier ? `#${identifier}` : ""].filter(Boolean);
  const line = make("div", { "data-node": id }, make("b", {}, role));
  if (label) line.append(" ", make("q", {}, label));
  if (value) line.append(" = ", make("q", {}, value));
  if (notes.length) line.append(" ", make("small", {}, notes.join(" ")));
  return make("li", {}, line, ...(children.length ? [make("ul", {}, ...children.map(node))] : []));
}

/** Marks on the screen what the line is about. */
function point(line) {
  for (const marked of element("overlay").querySelectorAll(".pointed")) marked.classList.remove("pointed");
  if (line) element("overlay").querySelector(`[data-node="${Number(line.dataset.node)}"]`)?.classList.add("pointed");
}
