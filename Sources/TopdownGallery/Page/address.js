// The address says what is shown: #/Group/name?variant=dark,ar&speed=0&view=matrix&value.title=Books

import { Variant } from "/variant.js";

/** What the address asks for; `id` is empty where it names no scenario. */
export function address() {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  const options = new URLSearchParams(query);
  const values = {};
  for (const [name, value] of options) if (name.startsWith("value.")) values[name.slice(6)] = value;
  return {
    id: path.split("/").map(decoded).join("/"),
    variant: new Variant(options.get("variant") ?? ""),
    view: options.get("view") === "matrix" ? "matrix" : "screen",
    speed: options.has("speed") ? Number(options.get("speed")) || 0 : 1,
    values,
  };
}

/** The address of what is shown now, but for `changes`. */
export function link(changes = {}) {
  const { id, variant, view, speed, values } = { ...address(), ...changes };
  const options = new URLSearchParams();
  if (variant.text) options.set("variant", variant.text);
  if (view !== "screen") options.set("view", view);
  if (speed !== 1) options.set("speed", speed);
  for (const [name, value] of Object.entries(values)) options.set(`value.${name}`, value);
  const query = options.toString();
  return "#/" + id.split("/").map(encodeURIComponent).join("/") + (query && "?" + query);
}

/** Goes there, if it is elsewhere. */
export function go(changes) {
  const target = link(changes);
  if (location.hash !== target) location.hash = target;
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign stands for itself.
    return part;
  }
}
