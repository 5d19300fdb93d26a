// Given, when, then: the steps that a scenario carries, and the events that it must leave.

import { element, fill, make } from "/dom.js";

/** More events that nobody expects are counted, not listed. */
const most = 50;

export class Steps {
  #entry = null;

  /** @param play is called with the number of steps that are to be done. */
  constructor(play) {
    element("next").addEventListener("click", () => play(1));
    element("all").addEventListener("click", () => play(this.#entry.steps.length));
  }

  begin(entry) {
    this.#entry = entry;
    element("given").textContent = `${entry.group}, ${entry.name}`;
    element("play").hidden = entry.steps.length === 0;
    this.show({ clock: { stepsDone: 0 }, actions: [] }, null);
  }

  /** @param events is the log; null where no screen has told it yet. */
  show({ clock, actions }, events) {
    const { steps, expected } = this.#entry;
    const done = clock.stepsDone;
    fill("when", steps.map((step, index) => line(step, index < done ? "done" : index === done ? "next" : "open")));
    element("next").disabled = element("all").disabled = done >= steps.length;
    fill("done", actions.map((action) => make("li", {}, action.text)));
    this.#judge(expected, events?.map((event) => event.line) ?? [], events !== null && done >= steps.length);
  }

  /** The same rule as in a test and in the report: the expected events, and nothing but them. */
  #judge(expected, lines, isOver) {
    const rows = compared(expected ?? [], lines, isOver ? "missing" : "open");
    const surplus = expected ? rows.filter(([state]) => state === "surplus") : [];
    const missing = rows.filter(([state]) => state === "missing");
    const shown = expected ? rows.filter((row) => !surplus.slice(most).includes(row)) : [];
    fill("then", shown.map(([state, text]) => line(text, state)));
    if (surplus.length > most) element("then").append(line(`${surplus.length - most} more`, "surplus"));
    const isDecided = isOver && expected !== undefined && expected !== null;
    const holds = surplus.length === 0 && missing.length === 0;
    element("verdict").hidden = !isDecided;
    element("verdict").dataset.state = holds ? "holds" : "fails";
    const reasons = [counted(missing.length, "is missing", "are missing"), counted(surplus.length, "is not expected", "are not expected")];
    const words = !isDecided ? "" : holds ? "Holds: these events and no others." : `Does not hold: ${reasons.filter(Boolean).join(", ")}.`;
    // Only what changes is spoken.
    if (element("verdict").textContent !== words) element("verdict").textContent = words;
    element("tab-steps").dataset.count = isDecided ? (holds ? "✓" : "✗") : this.#entry.steps.length || "";
  }
}

const words = { done: "done", next: "next", open: "not yet", missing: "missing", surplus: "not expected" };

function line(text, state) {
  return make("li", { "data-state": state }, text, make("span", { className: "unseen" }, `, ${words[state]}`));
}

function counted(count, one, many) {
  return count === 0 ? "" : count === 1 ? `1 event ${one}` : `${count} events ${many}`;
}

/** What came, in its order, and what did not come: rows of a state and an event. */
function compared(expected, lines, absent) {
  const rows = [];
  let place = 0;
  for (const [index, text] of lines.entries()) {
    // What never comes is passed over for what does.
    while (text !== expected[place] && expected.includes(text, place) && !lines.includes(expected[place], index)) rows.push([absent, expected[place++]]);
    const isNext = text === expected[place];
    rows.push([isNext ? "done" : "surplus", text]);
    if (isNext) place += 1;
  }
  return rows.concat(expected.slice(place).map((text) => [absent, text]));
}
