// A scenario in all variants at once; each picture is fetched when it comes into sight.

import { address, link } from "/address.js";
import { problem } from "/api.js";
import { element, make } from "/dom.js";
import { Variant } from "/variant.js";

export class Matrix {
  #list = element("matrix");
  #shown = "";
  #watcher = new IntersectionObserver((seen) => seen.filter((it) => it.isIntersecting).forEach((it) => load(it.target, this.#watcher)), {
    root: element("canvas"), rootMargin: "200px",
  });

  /** `host` counts the hosts: a newer one draws anew. */
  show(entry, variants, host) {
    const shown = JSON.stringify([entry.id, variants, host]);
    this.#list.hidden = false;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#watcher.disconnect();
    this.#list.replaceChildren(...variants.map((variant) => cell(entry, variant, host)));
    for (const picture of this.#list.querySelectorAll("img")) this.#watcher.observe(picture);
  }

  hide() {
    this.#list.hidden = true;
  }
}

function cell(entry, variant, host) {
  const query = new URLSearchParams({ entry: entry.id, variant, host });
  const picture = make("img", { alt: "", "data-source": `/api/picture?${query}` });
  const open = make("a", { href: link({ view: "screen", variant: new Variant(variant), values: address().values }) }, picture, make("span", {}, variant));
  return make("li", {}, open);
}

async function load(picture, watcher) {
  watcher.unobserve(picture);
  const frame = picture.parentElement;
  frame.dataset.state = "loading";
  picture.src = picture.dataset.source;
  try {
    await picture.decode();
    frame.dataset.state = "there";
  } catch {
    const response = await fetch(picture.dataset.source).catch(() => null);
    const reason = response && !response.ok ? await problem(response) : "The gallery does not answer.";
    frame.dataset.state = "failed";
    picture.replaceWith(make("pre", {}, reason));
  }
}
