import type { Page } from "playwright-core";

/** Something moved under its reader. */
interface Shift {
  /** As browsers measure it: how much of the window, how far. */
  readonly value: number;
  /** When, in ms since the page was opened. */
  readonly atMs: number;
  readonly what: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Everything that has moved by itself since the page was opened. */
const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const shifts: Shift[] = [];
        const named = (node: Node | null): string =>
          node instanceof Element
            ? [node.tagName.toLowerCase(), ...node.classList].join(".")
            : (node?.nodeName ?? "gone");
        const note = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const { value, startTime, hadRecentInput, sources } = entry as ShiftEntry; // nothing else is observed
            const what = sources.map(({ node }) => named(node));
            if (!hadRecentInput) shifts.push({ value, atMs: Math.round(startTime), what });
          }
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          note(observer.takeRecords());
          observer.disconnect();
          resolve(shifts);
        }, 100);
      }),
  );

/** How much has moved in all, and in words what. */
export async function layoutShift(page: Page): Promise<{ total: number; words: string[] }> {
  const shifts = await layoutShifts(page);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    words: shifts.map(
      ({ value, atMs, what }) => `${value.toFixed(3)} at ${atMs} ms: ${what.join(", ")}`,
    ),
  };
}

/** The most that may move while a page is opened. */
export const MOST_SHIFT = 0.05;
