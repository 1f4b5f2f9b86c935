import type { Page } from "playwright-core";

/** What makes a page wider than its window, one line each; none if it fits. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`);
    return [`${scrollWidth} px in a window of ${innerWidth}: ${wide.slice(0, 5).join(", ")}`];
  });
