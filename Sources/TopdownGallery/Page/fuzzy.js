// Finding a scenario by a few of its letters.

/**
 * How well `query` fits `text`: its letters in their order, better the more of them start a word or stand together.
 * Returns { score, at } with the places of the letters, or null where it does not fit.
 */
export function fuzzy(query, text) {
  const wanted = fold(query).replace(/\s+/g, "");
  const letters = fold(text);
  let best = null;
  // The first letter decides where the rest is looked for: each of its places is tried.
  for (let start = letters.indexOf(wanted[0]); start >= 0 && wanted; start = letters.indexOf(wanted[0], start + 1)) {
    const found = from(start, wanted, letters, text);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return wanted ? best : { score: 0, at: [] };
}

function from(start, wanted, letters, text) {
  const at = [];
  let score = 0;
  let place = start;
  for (const letter of wanted) {
    const next = letters.indexOf(letter, place);
    if (next < 0) return null;
    const isWordStart = next === 0 || /[\s/_.,-]/.test(letters[next - 1]) || (/[A-Z]/.test(text[next]) && /[a-z]/.test(text[next - 1]));
    const isNext = at.length > 0 && next === at.at(-1) + 1;
    score += isNext ? 5 : isWordStart ? 4 : 1 - Math.min(0.5, (next - place) / 40);
    at.push(next);
    place = next + 1;
  }
  return { score: score - letters.length / 200, at };
}

/** Lowercase without accents, letter for letter. */
function fold(text) {
  return [...text].map((letter) => letter.normalize("NFD")[0].toLowerCase()[0] ?? letter).join("");
}
