const GAP = 8;
const MARGIN = 8;

/**
 * Places a tip by its target, never over the edge of the window. What the target stands in may say where: within
 * `[data-tips=over]` above all of it, within `[data-tips=beside]` at the target's side, where there is room for that.
 */
export function placeTip(tip: HTMLElement, target: Element): void {
  const { width, height } = tip.getBoundingClientRect();
  const at = target.getBoundingClientRect();
  const room = target.closest<HTMLElement>("[data-tips]");
  const isBeside = room?.dataset["tips"] === "beside" && window.innerWidth > 3 * width;
  const over = room?.dataset["tips"] === "over" ? room.getBoundingClientRect().top : at.top;
  const [left, top] = isBeside ? beside(at, width, height) : aboveOrBelow(at, over, width, height);
  tip.style.left = `${fit(left, width, window.innerWidth)}px`;
  tip.style.top = `${fit(top, height, window.innerHeight)}px`;
}

const fit = (wanted: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));

function aboveOrBelow(at: DOMRect, over: number, width: number, height: number): [number, number] {
  const above = Math.min(at.top, over) - GAP - height;
  return [at.left + (at.width - width) / 2, above >= MARGIN ? above : at.bottom + GAP];
}

/** To the right or the left; at the foot of what is low, so that nothing below a board is hidden. */
function beside(at: DOMRect, width: number, height: number): [number, number] {
  const right = at.right + GAP;
  const isLow = at.top + at.bottom > window.innerHeight;
  return [
    right + width + MARGIN < window.innerWidth ? right : at.left - GAP - width,
    isLow ? at.bottom - height : at.top,
  ];
}
