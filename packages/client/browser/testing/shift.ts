import type { Page } from "playwright-core";

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How much of the page has moved under its reader since it was opened, as browsers measure it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const note = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const { value, hadRecentInput } = entry as Shift; // the only type that is observed
            if (!hadRecentInput) total += value;
          }
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          note(observer.takeRecords());
          observer.disconnect();
          resolve(total);
        }, 100);
      }),
  );
