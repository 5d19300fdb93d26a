// The bar of variants: each control changes one word of the address.

import { address, go } from "/address.js";
import { element } from "/dom.js";
import { Variant, devices, languages, types } from "/variant.js";

const selects = {
  type: types.map((type) => [type === "l" ? "" : type, `Type ${type.toUpperCase()}`]),
  language: languages,
  direction: [["", "Direction"], ["ltr", "Left to right"], ["rtl", "Right to left"]],
  device: devices,
};

/** Makes the bar work. */
export function startVariants() {
  for (const [kind, options] of Object.entries(selects)) {
    element(kind).append(...options.map(([word, name]) => new Option(name, word)));
    element(kind).addEventListener("change", (event) => change(kind, event.target.value));
  }
  for (const choice of document.querySelectorAll("input[name=scheme]")) {
    choice.addEventListener("change", () => change("scheme", choice.value === "dark" ? "dark" : ""));
  }
  for (const kind of ["contrast", "motion"]) {
    element(kind).addEventListener("change", (event) => change(kind, event.target.checked ? kind : ""));
  }
  element("standard").addEventListener("click", () => {
    go({ variant: new Variant("") });
    element("type").focus();
  });
}

/** Shows what the address says. */
export function showVariant(variant) {
  document.querySelector(`input[name=scheme][value=${variant.get("scheme") || "light"}]`).checked = true;
  for (const kind of Object.keys(selects)) {
    const word = variant.get(kind);
    // What was typed into the address need not be in the list.
    if (![...element(kind).options].some((option) => option.value === word)) element(kind).append(new Option(word, word));
    element(kind).value = word;
    element(kind).toggleAttribute("data-changed", word !== "");
  }
  for (const kind of ["contrast", "motion"]) element(kind).checked = variant.get(kind) !== "";
  element("standard").hidden = variant.text === "";
}

function change(kind, word) {
  go({ variant: address().variant.with(kind, word) });
}
