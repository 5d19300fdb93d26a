// One open screen: its picture, the controls over it, and its log.

import { Log } from "/log.js";
import { Overlay } from "/overlay.js";

const element = (id) => document.getElementById(id);

export class Screen {
  #log = new Log();
  #overlay = new Overlay(element("overlay"), (...action) => this.#perform(...action));
  #session = null;
  #address = "";
  #leaving = new AbortController();
  #revision = 0;
  #queue = [];
  #isSending = false;

  constructor() {
    // Browsers open few connections to one server: a page that nobody sees holds none.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#leaving.abort();
      else if (this.#session) this.#follow(this.#session);
    });
  }

  async open(entry, appearance) {
    this.close();
    this.#log.begin(entry.kind);
    this.#overlay.clear();
    this.#toast("");
    this.#address = location.hash;
    element("screen").dataset.scheme = appearance.colorScheme;
    const opening = (this.#leaving = new AbortController());
    try {
      const answer = await send("POST", "/api/sessions", { entry: entry.id, ...appearance });
      // Another entry was chosen meanwhile.
      if (opening !== this.#leaving) return send("DELETE", `/api/sessions/${answer.session}`);
      this.#session = answer.session;
      this.#follow(answer.session);
    } catch (error) {
      if (opening === this.#leaving) this.explain("This screen did not open", error.message, "Open again");
    }
  }

  close() {
    this.#leaving.abort();
    if (this.#session) fetch(`/api/sessions/${this.#session}`, { method: "DELETE", keepalive: true }).catch(() => {});
    this.#session = null;
    this.#revision = 0;
    this.#queue = [];
  }

  refresh() { this.#overlay.refresh(); }

  /** Shows a panel in the screen's place. */
  explain(title, text, button = "") {
    element("screen").classList.toggle("dead", this.#revision > 0);
    element("screen").hidden = this.#revision === 0;
    element("refresh").hidden = true;
    element("panel-title").textContent = title;
    element("panel-text").textContent = text;
    element("panel-button").textContent = button;
    element("panel-button").hidden = !button;
    element("panel").hidden = false;
  }

  /** Asks for news until the screen is left. */
  async #follow(session) {
    const leaving = (this.#leaving = new AbortController());
    while (!leaving.signal.aborted) {
      try {
        const state = await send("GET", `/api/sessions/${session}?after=${this.#revision}`, undefined, leaving.signal);
        if (leaving.signal.aborted) return;
        // News that come while this picture is drawn are skipped but for the newest.
        if (state) await this.#show(session, state);
        if (state?.failure) return;
      } catch (error) {
        if (leaving.signal.aborted) return;
        return this.explain("The connection to this screen is lost", error.message, "Open again");
      }
    }
  }

  async #show(session, state) {
    this.#revision = state.revision;
    this.#log.show(state.log);
    if (state.failure) {
      this.#overlay.clear();
      return this.explain("The host has ended", state.failure, "Open again");
    }
    const address = `/api/sessions/${session}/picture?revision=${state.revision}`;
    const problem = await loaded(address);
    if (this.#session !== session) return;
    if (problem) this.#toast(problem);
    // The picture and what lies over it change at once.
    const picture = element("picture");
    if (!problem) picture.src = address;
    picture.style.width = element("screen").style.width = `${state.width}px`;
    picture.style.height = element("screen").style.height = `${state.height}px`;
    element("refresh").hidden = !this.#overlay.show(state.semantics);
    element("panel").hidden = true;
    element("screen").classList.remove("dead");
    element("screen").hidden = false;
    // What is shown, for whoever waits for it.
    element("screen").dataset.address = this.#address;
    element("screen").dataset.revision = state.revision;
  }

  // Actions are sent one after the other, in the order in which they were made.

  #perform(node, action, argument) {
    const last = this.#queue.at(-1);
    if (last && last.node === node && last.action === action && action === "setText") last.argument = argument;
    else this.#queue.push({ node, action, argument });
    this.#drain();
  }

  async #drain() {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#queue.length > 0 && this.#session) {
      try {
        await send("POST", `/api/sessions/${this.#session}/actions`, this.#queue.shift());
        this.#toast("");
      } catch (error) {
        this.#overlay.restore();
        this.#toast(error.message);
      }
    }
    this.#isSending = false;
  }

  #toast(text) {
    element("toast").textContent = text;
    element("toast").hidden = !text;
  }
}

/** The answer's value, or null where it has none; throws what the server has to say. */
async function send(method, address, body, signal) {
  const response = await fetch(address, {
    method,
    signal,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error) => {
    throw signal?.aborted ? error : new Error("The gallery does not answer; it may have ended.");
  });
  if (!response.ok) throw new Error(await problem(response));
  return response.status === 204 ? null : response.json();
}

async function problem(response) {
  const text = await response.text();
  try {
    return JSON.parse(text).error;
  } catch {
    return text;
  }
}

/** Waits until a picture is there, so that nothing flickers; returns what is wrong with it. */
async function loaded(address) {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return "";
  } catch {
    const response = await fetch(address).catch(() => null);
    return response && !response.ok ? `The picture could not be drawn: ${await problem(response)}` : "";
  }
}
