// How the host came about, and whether a newer one is on its way.

import { element, make } from "/dom.js";

export class Build {
  #state = null;
  #renew;

  /** @param renew is called when there is a newer host. */
  constructor(renew) {
    this.#renew = renew;
    setInterval(() => this.#draw(), 1000);
  }

  /** Which state was heard of last; -1 where none was. */
  get revision() { return this.#state?.revision ?? -1; }

  get host() { return this.#state?.host ?? 0; }

  get phase() { return this.#state?.phase; }

  show(state) {
    if (state.revision <= this.revision) return;
    const isNewer = this.#state && state.host > this.#state.host;
    this.#state = state;
    this.#draw();
    this.#explain(state);
    if (isNewer) this.#renew();
  }

  #draw() {
    if (!this.#state) return;
    const { phase, progress, builtAt } = this.#state;
    const text = {
      ready: () => `built ${ago(Date.now() / 1000 - builtAt)}`,
      building: () => `building… ${progress?.match(/^\[\d+\/\d+\]/)?.[0] ?? ""}`,
      failed: () => "does not build",
    }[phase]();
    if (element("build").textContent !== text) element("build").textContent = text;
    element("build").dataset.phase = phase;
    // Each second would be spoken otherwise.
    element("build").setAttribute("aria-live", phase === "ready" ? "off" : "polite");
  }

  #explain({ phase, host, message, problems }) {
    // While the next attempt is under way, the last one's errors stay.
    if (phase === "building") return;
    element("problems").hidden = phase !== "failed";
    if (phase !== "failed") return;
    element("problems-hint").textContent = host
      ? "What you see is the last build that did. It is replaced as soon as the sources build again."
      : "The scenarios are here as soon as they do: save, and they are built again.";
    const list = problems.length ? problems.map(problem) : [make("pre", {}, message)];
    element("problem-list").replaceChildren(...list);
  }
}

function problem({ file, line, column, message, source }) {
  const lines = source.map(({ number, text }) => {
    const row = make("span", { className: number === line ? "line here" : "line" }, make("i", {}, String(number)), text + "\n");
    if (number === line) row.append(make("span", { className: "caret" }, make("i", {}, ""), `${text.slice(0, column - 1).replace(/[^\t]/g, " ")}^\n`));
    return row;
  });
  return make("figure", {}, make("figcaption", {}, make("b", {}, message), make("span", {}, `${file}:${line}:${column}`)), make("pre", {}, ...lines));
}

function ago(seconds) {
  if (seconds < 1) return "just now";
  if (seconds < 60) return `${Math.floor(seconds)} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  return `${Math.floor(seconds / 3600)} h ago`;
}
