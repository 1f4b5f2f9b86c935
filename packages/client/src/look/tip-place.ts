const GAP = 8;
const MARGIN = 8;

/** Where a tip goes: by its target's head or foot, or, on a board, at its side, where it hides nothing below the board. */
export type TipPlace = "above" | "beside";

/** Places a tip, never over the edge of the window. */
export function placeTip(tip: HTMLElement, target: DOMRect, place: TipPlace): void {
  const { width, height } = tip.getBoundingClientRect();
  const fit = (wanted: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));
  const right = target.right + GAP;
  const isBeside = place === "beside" && window.innerWidth > 3 * width;
  const left = !isBeside
    ? target.left + (target.width - width) / 2
    : right + width + MARGIN < window.innerWidth
      ? right
      : target.left - GAP - width;
  const above = target.top - GAP - height;
  const isLow = target.top + target.bottom > window.innerHeight;
  const top = isBeside
    ? isLow
      ? target.bottom - height
      : target.top
    : above >= MARGIN
      ? above
      : target.bottom + GAP;
  tip.style.left = `${fit(left, width, window.innerWidth)}px`;
  tip.style.top = `${fit(top, height, window.innerHeight)}px`;
}
