// Small helpers for making elements; texts go in as texts, never as markup.

export const element = (id) => document.getElementById(id);

/** A new element with properties, attributes (those with a dash, and `role`) and children. */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name === "role" || name.includes("-")) made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

/** Shows a list, and the words that stand for it where it is empty. */
export function fill(id, items) {
  element(id).replaceChildren(...items);
  element(id).hidden = items.length === 0;
  const empty = element(`${id}-empty`);
  if (empty) empty.hidden = items.length > 0;
}
