// Swiping a row with a pointer: sideways far enough, and more sideways than up or down.

const enough = 36;

export function swipes(root, reveal) {
  let start = null;
  let swallowsClick = false;

  root.addEventListener("pointerdown", (event) => {
    const row = event.target.closest(".node[data-actions~=revealTrailing], .node[data-actions~=revealLeading], .node[data-actions~=conceal]");
    start = row && event.button === 0 ? { row, x: event.clientX, y: event.clientY } : null;
    swallowsClick = false;
  });

  root.addEventListener("pointerup", (event) => {
    if (!start) return;
    const { row, x, y } = start;
    start = null;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (Math.abs(dx) < enough || Math.abs(dx) < Math.abs(dy)) return;
    const actions = row.dataset.actions.split(" ");
    const wanted = dx < 0 ? "revealTrailing" : "revealLeading";
    const action = [wanted, "conceal"].find((candidate) => actions.includes(candidate));
    if (!action) return;
    // The button under the pointer was swiped, not pressed.
    swallowsClick = true;
    reveal(Number(row.dataset.node), action);
  });

  root.addEventListener("pointercancel", () => (start = null));

  root.addEventListener("click", (event) => {
    if (!swallowsClick) return;
    swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
}
