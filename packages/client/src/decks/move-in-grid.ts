/** Moves the focus within a grid of `data-grid-item` as arrows do; false for a key that does not move. */
export function moveInGrid(grid: HTMLElement, key: string): boolean {
  const items = [...grid.querySelectorAll<HTMLElement>("[data-grid-item]")];
  const now = items.findIndex((item) => item === document.activeElement);
  const first = items[0]?.getBoundingClientRect().top;
  const columns = items.filter((item) => item.getBoundingClientRect().top === first).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -now,
    End: items.length - 1 - now,
  };
  const step = steps[key];
  if (step === undefined || now < 0) return false;
  items[now + step]?.focus();
  return true;
}
