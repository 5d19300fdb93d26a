// The execution log: it only ever grows while a screen is open.

export class Log {
  #list = document.getElementById("log");
  #empty = document.getElementById("log-empty");
  #copy = document.getElementById("copy");
  #lines = [];

  constructor() {
    this.#copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(swiftArray(this.#lines));
      this.#copy.textContent = "Copied";
      setTimeout(() => (this.#copy.textContent = "Copy"), 1200);
    });
  }

  /** Starts anew for an entry. */
  begin(kind) {
    this.show([]);
    this.#empty.textContent = emptiness[kind];
  }

  show(events) {
    const lines = events.map((event) => event.line);
    const grows = lines.length >= this.#lines.length && this.#lines.every((line, index) => line === lines[index]);
    if (!grows) this.#list.replaceChildren();
    const fresh = lines.slice(grows ? this.#lines.length : 0);
    this.#list.append(...fresh.map(item));
    this.#lines = lines;
    this.#empty.hidden = lines.length > 0;
    this.#copy.hidden = lines.length === 0;
    if (fresh.length > 0) this.#list.scrollTop = this.#list.scrollHeight;
  }
}

const emptiness = {
  scenario: "Nothing has crossed a boundary yet. Press something on the screen.",
  preview: "A preview’s boundaries are its own and write no log. Open a scenario to see them.",
};

/** "sortByAuthor true": the boundary's name stands out from its payload. */
function item(line) {
  const entry = document.createElement("li");
  const [, name, payload] = line.match(/^(\S*)([^]*)$/);
  entry.appendChild(document.createElement("b")).textContent = name;
  entry.append(payload);
  return entry;
}

/** The log as a test expects it: ["sortByAuthor true"] */
function swiftArray(lines) {
  const literals = lines.map((line) => JSON.stringify(line).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}"));
  return literals.length > 2 ? `[\n${literals.map((literal) => `  ${literal},\n`).join("")}]` : `[${literals.join(", ")}]`;
}
