// Controls for the plain values that a scenario offers to be changed.

import { element, make } from "/dom.js";

export class Values {
  #form = element("values");
  #change;
  #shown = "";

  /** @param change is called with the name and the text of a value that was changed. */
  constructor(change) {
    this.#change = change;
    this.#form.addEventListener("submit", (event) => event.preventDefault());
  }

  show(values) {
    const shown = JSON.stringify(values);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = document.activeElement?.closest?.("#values") && document.activeElement.name;
    this.#form.replaceChildren(...values.map((value) => this.#control(value)));
    this.#form.hidden = values.length === 0;
    element("values-empty").hidden = values.length > 0;
    if (focused) this.#form.elements[focused]?.focus();
  }

  #control({ name, kind, text, options }) {
    const input = {
      flag: () => make("input", { type: "checkbox", name, checked: text === "true" }),
      number: () => make("input", { type: "number", step: "any", name, value: text }),
      text: () => make("input", { type: "text", name, value: text }),
      choice: () => make("select", { name }, ...options.map((option) => new Option(option, option, false, option === text))),
    }[kind]();
    input.addEventListener("change", () => this.#change(name, kind === "flag" ? String(input.checked) : input.value));
    return make("label", { className: kind === "flag" ? "check" : "field" }, ...(kind === "flag" ? [input, make("span", {}, name)] : [make("span", {}, name), input]));
  }
}
