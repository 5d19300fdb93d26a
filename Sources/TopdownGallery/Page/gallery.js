// The gallery's page: the tree, the variants, and the one screen that is open.

import { address, go, link } from "/address.js";
import { send } from "/api.js";
import { Build } from "/build.js";
import { Clock } from "/clock.js";
import { element, make } from "/dom.js";
import { Inspector } from "/inspector.js";
import { Log } from "/log.js";
import { Matrix } from "/matrix.js";
import { Screen } from "/screen.js";
import { startShortcuts } from "/shortcuts.js";
import { Steps } from "/steps.js";
import { Tree } from "/tree.js";
import { Values } from "/values.js";
import { showVariant, startVariants } from "/variants.js";

let catalogue = { entries: [], matrix: [] };
let open = null;

const log = new Log();
const inspector = new Inspector();
const matrix = new Matrix();
const build = new Build(start);
const tree = new Tree((id) => {
  // The one that is open already leaves the address as it is.
  closeMenu();
  go({ id, values: {} });
});
const values = new Values((name, text) => go({ values: { ...address().values, [name]: text } }));
const steps = new Steps((count) => screen.ask("steps", { count: Math.max(1, Math.min(count, open.steps.length - done)) }));
const clock = new Clock((wish) => screen.ask("clock", wish));
const screen = new Screen({ log, build, wake: show, onState, onIdle: awaitBuild });
let done = 0;

function onState(state) {
  done = state.clock.stepsDone;
  clock.show(state.clock);
  inspector.show(state);
  values.show(state.values);
  steps.show(state, log.events);
}

/** Shows what the address says. */
function show() {
  const wanted = address();
  const entry = catalogue.entries.find((candidate) => candidate.id === wanted.id);
  showVariant(wanted.variant);
  tree.draw();
  closeMenu();
  if (!entry) return showNothing(wanted.id);
  open = entry;
  localStorage.setItem("topdown.last", location.hash);
  element("group").textContent = entry.group;
  element("name").textContent = entry.name;
  element("location").textContent = [entry.kind === "scenario" ? "" : entry.kind, entry.location].filter(Boolean).join(" · ");
  document.title = `${entry.name} · ${entry.group} · ${catalogue.title}`;
  document.querySelector(`input[name=view][value=${wanted.view}]`).checked = true;
  document.body.dataset.view = wanted.view;
  steps.begin(entry);
  if (wanted.view === "matrix") {
    screen.hide();
    matrix.show(entry, catalogue.matrix, build.host);
    return awaitBuild();
  }
  matrix.hide();
  clock.begin(entry);
  clock.wish(wanted.speed);
  screen.open(entry, { variant: wanted.variant.text, values: wanted.values, speed: wanted.speed }, wanted.variant.get("scheme") || "light");
}

/** Without an entry, there is nothing that variants, time and inspector could be about. */
function showNothing(id) {
  document.body.dataset.view = "nothing";
  element("group").textContent = element("location").textContent = "";
  element("name").textContent = document.title = catalogue.title ?? "Gallery";
  if (catalogue.entries.length === 0) {
    matrix.hide();
    if (build.host > 0) screen.explain("Nothing to show yet", noEntries);
    else if (build.phase === "failed") screen.hide();
    else screen.explain("The package is being built", "The first build takes a minute or more; then the scenarios are here by themselves.");
    return awaitBuild();
  }
  if (id) return screen.explain("No such entry", `There is no entry “${id}” in this package. Press / to search.`);
  const last = localStorage.getItem("topdown.last");
  const isThere = last && catalogue.entries.some((entry) => link({ id: entry.id, values: {} }).split("?")[0] === last.split("?")[0]);
  location.replace(isThere ? last : link({ id: catalogue.entries[0].id }));
}

const noEntries = `The package's library targets hold no scenarios and no previews.
Write one and save it; it comes by itself:

  #Preview("Empty") { ShelfView(books: []) }`;

/** Asks what there is, and shows it. */
async function start() {
  try {
    catalogue = await send("GET", "/api/entries");
  } catch (error) {
    return error.status
      ? screen.explain("The host did not start", error.message, "Try again")
      : screen.explain("The gallery has ended", "Start it again with: topdown gallery", "Try again");
  }
  element("package").textContent = catalogue.title;
  build.show(catalogue.build);
  tree.entries = catalogue.entries;
  element("unseen").replaceChildren(...catalogue.unseen.map((line) => make("li", {}, line)));
  element("unseen").hidden = catalogue.unseen.length === 0;
  show();
}

let awaiting = new AbortController();

/** Hears of builds while no screen tells of them. */
async function awaitBuild() {
  awaiting.abort();
  awaiting = new AbortController();
  const { signal } = awaiting;
  while (!signal.aborted && !screen.isOpen && !document.hidden) {
    try {
      const news = await send("GET", `/api/entries?build=${build.revision}`, undefined, signal);
      if (!signal.aborted && news) build.show(news.build);
      if (build.host === 0) show();
    } catch {
      return;
    }
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) awaiting.abort();
  else if (!screen.isOpen) awaitBuild();
});

// The commands

const noScreen = "Open a scenario, and do something on its screen first.";

async function copyTest() {
  let text = noScreen;
  try {
    if (screen.isOpen) text = await screen.test();
  } catch (error) {
    text = error.message;
  }
  element("copied-text").textContent = text;
  element("copied").showModal();
  await copy();
}

async function copy() {
  try {
    await navigator.clipboard.writeText(element("copied-text").textContent);
    element("copied-note").textContent = "Copied. Paste it into a file of the feature’s test target.";
  } catch {
    element("copied-note").textContent = "The browser did not let it be copied: select it below.";
  }
}

const choose = (view) => go({ view });
const toggleView = () => choose(address().view === "matrix" ? "screen" : "matrix");
const toggleDark = () => go({ variant: address().variant.with("scheme", address().variant.get("scheme") ? "" : "dark") });

startVariants();
startShortcuts([
  ["/", "Search for a scenario", () => { openMenu(); tree.focusSearch(); }],
  ["↑ ↓ ← →", "Move in the tree, open and close a feature"],
  ["Enter", "Open the scenario"],
  ["[", "Previous scenario", () => tree.move(-1)],
  ["]", "Next scenario", () => tree.move(1)],
  ["s", "Go to the screen", () => screen.focus()],
  ["l", "Read the log", () => focusPane("log")],
  ["v", "Values and sources of truth", () => focusPane("state")],
  ["g", "Given, when, then", () => focusPane("steps")],
  ["d", "Light or dark", toggleDark],
  ["m", "All variants, or the screen", toggleView],
  ["p", "Pause the clock, or let it run", () => clock.toggle()],
  [".", "Move the clock by one frame", () => clock.step()],
  ["t", "Copy what was done as a test", copyTest],
  ["r", "Start the scenario anew", show],
  ["PageDown", "Scroll the screen; PageUp goes back"],
  ["Escape", "Leave what is open: a field, a menu, a sheet of the screen", leave],
  ["?", "This list", () => element("shortcuts").showModal()],
]);

/** One thing at a time, the uppermost first; keys that are pressed elsewhere are not for the screen. */
function leave() {
  if (document.body.classList.contains("menu")) closeMenu();
  else if (document.activeElement === document.body || element("canvas").contains(document.activeElement)) screen.dismiss();
}

function focusPane(name) {
  inspector.open(name);
  element(`pane-${name}`).focus();
}

element("restart").addEventListener("click", show);
element("refresh").addEventListener("click", () => screen.refresh());
element("test").addEventListener("click", copyTest);
element("copy-again").addEventListener("click", copy);
element("help").addEventListener("click", () => element("shortcuts").showModal());
element("panel-button").addEventListener("click", start);
for (const choice of document.querySelectorAll("input[name=view]")) choice.addEventListener("change", () => choose(choice.value));

// A narrow window shows the tree when it is asked for.

function openMenu() {
  document.body.classList.add("menu");
  element("menu").setAttribute("aria-expanded", "true");
}

function closeMenu() {
  document.body.classList.remove("menu");
  element("menu").setAttribute("aria-expanded", "false");
}

element("menu").addEventListener("click", () => (document.body.classList.contains("menu") ? closeMenu() : openMenu()));

window.addEventListener("hashchange", show);
window.addEventListener("pagehide", () => screen.close());
// A page that comes back from the browser's cache has lost its screen.
window.addEventListener("pageshow", (event) => event.persisted && show());

start();
