const GAP = 8;
const MARGIN = 8;

/** Above the target, or below it where there is no room above; never over the edge of the window. */
export function placeTip(tip: HTMLElement, target: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const above = target.top - GAP - height;
  const top = above >= MARGIN ? above : target.bottom + GAP;
  const middle = target.left + (target.width - width) / 2;
  const left = Math.max(MARGIN, Math.min(middle, window.innerWidth - width - MARGIN));
  tip.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN))}px`;
  tip.style.left = `${left}px`;
}
