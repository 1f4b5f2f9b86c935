const GAP = 8;
const MARGIN = 8;

/**
 * Places a tip by its target, never over the edge of the window. What the target stands in may say where: within
 * `[data-tips=over]` above all of it, within `[data-tips=beside]` at the target's side, where there is room for that, and
 * else not below its foot.
 */
export function placeTip(tip: HTMLElement, target: Element): void {
  const { width, height } = tip.getBoundingClientRect();
  const at = target.getBoundingClientRect();
  const room = target.closest<HTMLElement>("[data-tips]");
  const where = room?.dataset["tips"];
  const within = room?.getBoundingClientRect() ?? at;
  const isBeside = where === "beside" && window.innerWidth > 3 * width;
  const over = where === "over" ? within.top : at.top;
  const foot = where === "beside" ? within.bottom : Infinity;
  const [left, top] = isBeside
    ? beside(at, width, height)
    : [at.left + (at.width - width) / 2, aboveOrBelow(at, over, foot, height)];
  // What is enlarged measures its own lengths by that.
  const zoom = tip.currentCSSZoom;
  tip.style.left = `${fit(left, width, window.innerWidth) / zoom}px`;
  tip.style.top = `${fit(top, height, window.innerHeight) / zoom}px`;
}

const fit = (wanted: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));

function aboveOrBelow(at: DOMRect, over: number, foot: number, height: number): number {
  const above = Math.min(at.top, over) - GAP - height;
  return above >= MARGIN ? above : Math.min(at.bottom + GAP, foot - height);
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
