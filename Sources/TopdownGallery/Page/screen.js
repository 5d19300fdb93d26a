// One open screen: its picture, the controls over it, and what is known of it.

import { problem, send } from "/api.js";
import { element } from "/dom.js";
import { Overlay } from "/overlay.js";

export class Screen {
  #overlay = new Overlay(element("overlay"), (...action) => this.#perform(...action));
  #parts;
  #session = null;
  #isAsleep = false;
  #isDead = false;
  #address = "";
  #leaving = new AbortController();
  #revision = 0;
  #queue = [];
  #isSending = false;

  /**
   * @param parts what is told of each state: `log`, `build`, and `onState`; `wake` is called for a screen that sleeps and
   *   is looked at.
   */
  constructor(parts) {
    this.#parts = parts;
    // Browsers open few connections to one server: a page that nobody sees holds none.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#leaving.abort();
      else if (this.#isAsleep) this.#parts.wake();
      else if (this.#session) this.#follow(this.#session, { wakes: true });
    });
    window.addEventListener("focus", () => this.#isAsleep && this.#parts.wake());
    new ResizeObserver(() => this.#fit()).observe(element("canvas"));
  }

  /** Opens an entry; `showing` is what the server wants to know of it. */
  async open(entry, showing, scheme) {
    this.close();
    this.#parts.log.begin(entry.kind);
    this.#overlay.clear();
    this.#toast("");
    element("panel").hidden = true;
    this.#address = location.hash;
    element("screen").dataset.scheme = scheme;
    const opening = (this.#leaving = new AbortController());
    try {
      const answer = await send("POST", "/api/sessions", { entry: entry.id, ...showing });
      // Another entry was chosen meanwhile.
      if (opening !== this.#leaving) return send("DELETE", `/api/sessions/${answer.session}`);
      this.#session = answer.session;
      this.#follow(answer.session);
    } catch (error) {
      if (opening !== this.#leaving) return;
      if (error.status === 410) return this.#sleep(error.message);
      this.#isDead = true;
      this.explain("This screen did not open", error.message, "Open again");
      this.#parts.onIdle();
    }
  }

  close() {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    if (this.#session) fetch(`/api/sessions/${this.#session}`, { method: "DELETE", keepalive: true }).catch(() => {});
    this.#session = null;
    this.#isAsleep = this.#isDead = false;
    this.#revision = 0;
    this.#queue = [];
  }

  /** Takes the screen from sight. */
  hide() {
    this.close();
    element("screen").hidden = element("panel").hidden = true;
  }

  refresh() { this.#overlay.refresh(); }

  /** Closes what is presented on the screen. */
  dismiss() { this.#overlay.dismiss(); }

  focus() { element("overlay").querySelector("button, input, textarea, select, [tabindex]")?.focus(); }

  get isOpen() { return this.#session !== null; }

  /** Does something to the screen beside its overlay: `clock`, `steps`; what goes wrong is told. */
  async ask(what, body) {
    if (!this.#session) return;
    try {
      await send("POST", `/api/sessions/${this.#session}/${what}`, body);
      this.#toast("");
    } catch (error) {
      this.#toast(error.message);
    }
  }

  /** What was done so far, as a test. */
  test() { return send("GET", `/api/sessions/${this.#session}/test`); }

  /** Shows a panel in the screen's place. */
  explain(title, text, button = "") {
    element("screen").classList.toggle("dead", this.#revision > 0);
    element("screen").hidden = this.#revision === 0;
    element("refresh").hidden = true;
    // Said once: a crash is also why the action that led to it was refused.
    this.#toast("");
    element("panel-title").textContent = title;
    element("panel-text").textContent = text;
    // A crash and its back trace, not a sentence.
    element("panel-text").classList.toggle("code", text.includes("\n"));
    element("panel-button").textContent = button;
    element("panel-button").hidden = !button;
    element("panel").hidden = false;
  }

  #sleep(reason) {
    this.#session = null;
    this.#isAsleep = true;
    this.explain("This screen sleeps", reason, "Wake it");
  }

  /** Asks for news until the screen is left; one that fell asleep unseen wakes where `wakes` is set. */
  async #follow(session, { wakes = false } = {}) {
    this.#leaving.abort();
    const leaving = (this.#leaving = new AbortController());
    while (!leaving.signal.aborted) {
      try {
        const known = new URLSearchParams({ after: this.#revision, log: this.#parts.log.count, build: this.#parts.build.revision });
        const state = await send("GET", `/api/sessions/${session}?${known}`, undefined, leaving.signal);
        if (leaving.signal.aborted) return;
        // News that come while this picture is drawn are skipped but for the newest.
        if (state) await this.#show(session, state);
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (error.status !== 410) return this.explain("The connection to this screen is lost", error.message, "Open again");
        this.#sleep(error.message);
        if (wakes) this.#parts.wake();
        return;
      }
    }
  }

  async #show(session, state) {
    this.#parts.build.show(state.build);
    if (this.#session !== session || state.revision === this.#revision) return;
    this.#revision = state.revision;
    this.#parts.log.show(state);
    this.#parts.onState(state);
    if (state.failure) {
      this.#overlay.clear();
      this.#isDead = true;
      return this.explain("The host has ended", state.failure, "Open again");
    }
    const address = `/api/sessions/${session}/picture?revision=${state.revision}`;
    const wrong = await loaded(address);
    if (this.#session !== session) return;
    if (wrong) this.#toast(wrong);
    // The picture and what lies over it change at once.
    const picture = element("picture");
    if (!wrong) picture.src = address;
    picture.style.width = element("screen").style.width = `${state.width}px`;
    picture.style.height = element("screen").style.height = `${state.height}px`;
    element("refresh").hidden = !this.#overlay.show(state.semantics);
    element("panel").hidden = true;
    element("screen").classList.remove("dead");
    element("screen").hidden = false;
    this.#fit();
    // What is shown, for whoever waits for it.
    element("screen").dataset.address = this.#address;
    element("screen").dataset.revision = state.revision;
  }

  /** A screen that is wider than its place is shown smaller. */
  #fit() {
    const width = parseFloat(element("screen").style.width);
    const canvas = element("canvas");
    const room = canvas.clientWidth - 2 * parseFloat(getComputedStyle(canvas).paddingLeft);
    if (!width || room <= 0) return;
    const zoom = Math.min(1, room / width);
    element("screen").style.zoom = zoom;
    // The page's own buttons on it stay large enough to be pressed.
    element("screen").style.setProperty("--zoom", zoom);
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
        if (error.status !== 410 && !this.#isDead) this.#toast(error.message);
      }
    }
    this.#isSending = false;
  }

  #toast(text) {
    element("toast").textContent = text;
    element("toast").hidden = !text;
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
