// The execution log: events come by and by; the oldest go where there are too many.

import { element, make } from "/dom.js";

const most = 5_000;

export class Log {
  #list = element("log");
  #copy = element("copy");
  #events = [];
  /** How many events there were before the first that is held. */
  #start = 0;
  #news = 0;

  constructor() {
    this.#copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(swiftArray(this.#events.map((event) => event.line)));
      this.#copy.textContent = "Copied";
      setTimeout(() => (this.#copy.textContent = "Copy"), 1200);
    });
  }

  /** How many events were heard of, those included that have gone. */
  get count() { return this.#start + this.#events.length; }

  get events() { return this.#events; }

  /** Starts anew for an entry. */
  begin(kind) {
    this.#events = [];
    this.#start = 0;
    this.#list.replaceChildren();
    element("log-empty").textContent = emptiness[kind] ?? "";
    element("log-news").textContent = "";
    this.#settle();
  }

  /** Takes those events of a state that come after what is held. */
  show({ log, logStart, logDropped }) {
    if (logStart !== this.count) {
      // Some were let go before they could be fetched.
      this.#events = [];
      this.#list.replaceChildren();
      this.#start = logStart;
    }
    if (log.length === 0) return this.#settle(logDropped);
    const pane = element("pane-log");
    const isAtEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 48;
    this.#events.push(...log);
    this.#list.append(...log.map(item));
    const surplus = this.#events.length - most;
    if (surplus > 0) {
      this.#events.splice(0, surplus);
      this.#start += surplus;
      for (let index = 0; index < surplus; index += 1) this.#list.firstElementChild.remove();
    }
    this.#settle();
    // Whoever reads further up is left there.
    if (isAtEnd) pane.scrollTop = pane.scrollHeight;
    this.#announce(log.at(-1).line);
  }

  #settle() {
    element("log-empty").hidden = this.#events.length > 0;
    this.#list.hidden = this.#copy.hidden = this.#events.length === 0;
    element("log-dropped").hidden = this.#start === 0;
    element("log-dropped").textContent = `${this.#start.toLocaleString()} older events were let go.`;
    this.#list.style.counterReset = `event ${this.#start}`;
    element("tab-log").dataset.count = this.count || "";
  }

  /** Speaks the newest event, once a second at most. */
  #announce(line) {
    clearTimeout(this.#news);
    this.#news = setTimeout(() => (element("log-news").textContent = line), 500);
  }
}

const emptiness = {
  scenario: "Nothing has crossed a boundary yet. Press something on the screen.",
  preview: "A preview’s boundaries are its own and write no log. Open a scenario to see them.",
  app: "An app’s boundaries are its own and write no log. Open a scenario to see them.",
};

/** "sortByAuthor true": the boundary's name stands out from its payload. */
function item({ line, name, seconds, kind }) {
  const isNamed = line.startsWith(name);
  const text = make("span", { className: "line" }, ...(isNamed ? [make("b", {}, name), line.slice(name.length)] : [line]));
  return make("li", { "data-kind": kind }, text, make("time", { title: "Seconds of the screen’s clock" }, seconds.toFixed(2)));
}

/** The log as a test expects it: ["sortByAuthor true"] */
function swiftArray(lines) {
  const literals = lines.map((line) => JSON.stringify(line).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}").replace(/\\[bf]/g, (it) => (it === "\\b" ? "\\u{8}" : "\\u{c}")));
  return literals.length > 2 ? `[\n${literals.map((literal) => `  ${literal},\n`).join("")}]` : `[${literals.join(", ")}]`;
}
