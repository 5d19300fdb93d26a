// A variant as the words that the command takes, too: dark, xxl, ar, rtl, phone, contrast, motion.

export const types = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];

export const devices = [
  ["", "Size"], ["se", "Small phone · 375 × 667"], ["phone", "Phone · 393 × 852"], ["max", "Large phone · 440 × 956"],
  ["landscape", "Landscape · 852 × 393"], ["ipad", "Tablet · 834 × 1194"],
];

export const languages = [
  ["", "English"], ["pseudo", "Pseudo"], ["ar", "Arabic"], ["he", "Hebrew"], ["de", "German"], ["es", "Spanish"], ["fr", "French"],
  ["hi", "Hindi"], ["ja", "Japanese"], ["ko", "Korean"], ["pt-BR", "Portuguese (Brazil)"], ["ru", "Russian"], ["zh-Hans", "Chinese"],
];

/** What each word is about; a size in points or a language stands in no list. */
function kind(word) {
  if (word === "light" || word === "dark") return "scheme";
  if (types.includes(word)) return "type";
  if (word === "rtl" || word === "ltr") return "direction";
  if (word === "contrast" || word === "motion") return word;
  if (/^\d+x\d+$/.test(word) || devices.some(([name]) => name === word)) return "device";
  return "language";
}

export class Variant {
  #words = {};

  constructor(text) {
    for (const word of text.split(/[\s,]+/).filter(Boolean)) if (word !== "standard") this.#words[kind(word)] = word;
    if (this.#words.scheme === "light") delete this.#words.scheme;
    if (this.#words.type === "l") delete this.#words.type;
  }

  /** The word of a kind; empty where it is as usual. */
  get(name) { return this.#words[name] ?? ""; }

  /** The same variant but for one word; an empty one takes it out. */
  with(name, word) {
    const changed = new Variant("");
    changed.#words = { ...this.#words, [name]: word };
    return new Variant(changed.text);
  }

  /** `dark,ar`; empty for the standard one. */
  get text() {
    return ["scheme", "type", "language", "direction", "device", "contrast", "motion"].map((name) => this.get(name)).filter(Boolean).join(",");
  }
}
