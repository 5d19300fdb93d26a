// Given, when, then: the steps that a scenario carries, and the events that it must leave.

import { element, fill, make } from "/dom.js";

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
    element("tab-steps").dataset.count = entry.steps.length || "";
    this.show({ clock: { stepsDone: 0 }, actions: [] }, []);
  }

  show({ clock, actions }, events) {
    const { steps, expected } = this.#entry;
    const done = clock.stepsDone;
    fill("when", steps.map((step, index) => line(step, index < done ? "done" : index === done ? "next" : "open")));
    element("next").disabled = element("all").disabled = done >= steps.length;
    const met = matched(expected ?? [], events.map((event) => event.line));
    fill("then", (expected ?? []).map((event, index) => line(event, met[index] ? "done" : "open")));
    fill("done", actions.map((action) => make("li", {}, action.text)));
  }
}

const words = { done: "done", next: "next", open: "not yet" };

function line(text, state) {
  return make("li", { "data-state": state }, text, make("span", { className: "unseen" }, `, ${words[state]}`));
}

/** Which of the expected events the log holds, in their order. */
function matched(expected, lines) {
  let place = 0;
  return expected.map((event) => {
    const found = lines.indexOf(event, place);
    if (found >= 0) place = found + 1;
    return found >= 0;
  });
}
