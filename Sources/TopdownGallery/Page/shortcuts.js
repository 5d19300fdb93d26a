// Keys that work wherever no text is typed, and the dialog that lists them.

import { element, make } from "/dom.js";

/** @param shortcuts are rows of a key, what it does in words, and what it does. */
export function startShortcuts(shortcuts) {
  element("shortcut-list").append(...shortcuts.map(([key, words]) => make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, words))));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Those that are open above the page close by themselves.
    if (document.querySelector("dialog[open], :popover-open")) return;
    // Out of a field leads Escape: then all other keys are shortcuts again.
    if (takesText(event.target)) return void (event.key === "Escape" && event.target.blur());
    const found = shortcuts.find(([key, , run]) => run && key === event.key);
    if (!found) return;
    event.preventDefault();
    found[2]();
  });
}

function takesText(target) {
  if (target.matches("textarea, select, [contenteditable]")) return true;
  return target.matches("input:not([type=checkbox], [type=radio], [type=range])");
}
