// The gallery's page: the list of entries, the toolbar, and the one screen that is open.

import { Screen } from "/screen.js";

const devices = [
  { key: "", name: "Entry’s own size" },
  { key: "small", name: "Small phone · 375 × 667", width: 375, height: 667 },
  { key: "phone", name: "Phone · 393 × 852", width: 393, height: 852 },
  { key: "large", name: "Large phone · 440 × 956", width: 440, height: 956 },
  { key: "landscape", name: "Phone, landscape · 852 × 393", width: 852, height: 393 },
  { key: "tablet", name: "Tablet · 820 × 1180", width: 820, height: 1180 },
];

const element = (id) => document.getElementById(id);
const screen = new Screen();
let entries = [];

// The address says what is shown: #/Group/name?scheme=dark&device=phone

function address() {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  const options = new URLSearchParams(query);
  return {
    id: path.split("/").map(decodeURIComponent).join("/"),
    scheme: options.get("scheme") === "dark" ? "dark" : "light",
    device: devices.find((device) => device.key === options.get("device")) ?? devices[0],
  };
}

function link(id, { scheme, device } = address()) {
  const options = new URLSearchParams();
  if (scheme === "dark") options.set("scheme", "dark");
  if (device.key) options.set("device", device.key);
  const query = options.toString();
  return "#/" + id.split("/").map(encodeURIComponent).join("/") + (query && "?" + query);
}

function show() {
  const { id, scheme, device } = address();
  const entry = entries.find((candidate) => candidate.id === id);
  document.querySelector(`input[name=scheme][value=${scheme}]`).checked = true;
  element("device").value = device.key;
  list();
  if (!entry) {
    if (entries.length === 0) return screen.explain("Nothing to show yet", noEntries);
    if (!id) return location.replace(link(entries[0].id));
    return screen.explain("No such entry", `There is no entry “${id}” in this package.`);
  }
  element("name").textContent = entry.name;
  element("location").textContent = [entry.group, entry.location].filter(Boolean).join(" · ");
  document.title = `${entry.name} · ${entry.group} · ${element("package").textContent}`;
  screen.open(entry, { colorScheme: scheme, width: device.width, height: device.height });
}

const noEntries = `The package's library targets hold no scenarios and no previews.
Write one, and start the gallery again:

  #Preview("Empty") { ShelfView(books: []) }`;

// The list

function matches(entry) {
  const words = element("filter").value.toLowerCase().split(/\s+/);
  return words.every((word) => entry.id.toLowerCase().includes(word));
}

function list() {
  const current = address();
  const shown = entries.filter(matches);
  const groups = Map.groupBy?.(shown, (entry) => entry.group) ?? grouped(shown);
  const sections = [...groups].map(([name, members]) => {
    const section = document.createElement("section");
    const heading = section.appendChild(document.createElement("h2"));
    heading.textContent = name;
    const items = section.appendChild(document.createElement("ul"));
    for (const entry of members) {
      const anchor = items.appendChild(document.createElement("li")).appendChild(document.createElement("a"));
      anchor.href = link(entry.id, current);
      anchor.dataset.kind = entry.kind;
      anchor.title = { preview: "A preview", app: "The app" }[entry.kind] ?? "A scenario";
      anchor.textContent = entry.name;
      if (entry.id === current.id) anchor.setAttribute("aria-current", "page");
    }
    return section;
  });
  if (sections.length === 0) {
    const nothing = document.createElement("p");
    nothing.className = "nothing";
    nothing.textContent = entries.length ? "No entry matches." : "";
    sections.push(nothing);
  }
  const hadFocus = element("entries").contains(document.activeElement);
  element("entries").replaceChildren(...sections);
  const selected = element("entries").querySelector("[aria-current]");
  if (hadFocus) selected?.focus();
  selected?.scrollIntoView({ block: "nearest" });
}

function grouped(shown) {
  const groups = new Map();
  for (const entry of shown) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return groups;
}

/** Opens the entry `step` places further down the list as it is filtered. */
function move(step) {
  const shown = entries.filter(matches);
  if (shown.length === 0) return;
  const index = shown.findIndex((entry) => entry.id === address().id);
  const next = index < 0 ? 0 : Math.min(Math.max(index + step, 0), shown.length - 1);
  location.hash = link(shown[next].id);
}

document.querySelector(".sidebar").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  move(step);
});

element("filter").addEventListener("input", list);

// The toolbar

element("device").append(...devices.map((device) => new Option(device.name, device.key)));
element("device").addEventListener("change", (event) => {
  const device = devices.find((candidate) => candidate.key === event.target.value);
  location.hash = link(address().id, { ...address(), device });
});
for (const choice of document.querySelectorAll("input[name=scheme]")) {
  choice.addEventListener("change", () => {
    location.hash = link(address().id, { ...address(), scheme: choice.value });
  });
}
element("restart").addEventListener("click", show);
element("refresh").addEventListener("click", () => screen.refresh());
element("panel-button").addEventListener("click", start);
window.addEventListener("hashchange", show);
window.addEventListener("pagehide", () => screen.close());
// A page that comes back from the browser's cache has lost its screen.
window.addEventListener("pageshow", (event) => event.persisted && show());

async function start() {
  try {
    const response = await fetch("/api/entries");
    const answer = await response.json();
    if (!response.ok) return screen.explain("The host did not start", answer.error, "Try again");
    entries = answer.entries;
    element("package").textContent = answer.title;
    element("count").textContent = `${entries.length} ${entries.length === 1 ? "entry" : "entries"}`;
    show();
  } catch {
    screen.explain("The gallery has ended", "Start it again with: topdown gallery", "Try again");
  }
}

start();
