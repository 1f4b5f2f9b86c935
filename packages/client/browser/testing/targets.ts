import type { Page } from "playwright-core";

/** Whatever a finger has to hit and cannot hit easily, one line each: below 44 px, or 24 for a link within a text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SELECTOR =
      "a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=option]";

    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };

    /** A control that is drawn by its label is hit through it. */
    const hitOf = (element: Element): Element[] =>
      element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];

    /** Whether a finger may land as far from the middle; also where only a shadow of the element's reaches. */
    const reaches = (elements: readonly Element[], least: number): boolean =>
      elements.some((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width >= least - 0.5 && height >= least - 0.5) return true;
        element.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width: w, height: h } = element.getBoundingClientRect();
        const far = least / 2 - 1;
        const ends: readonly (readonly [number, number])[] = [
          [-far, 0],
          [far, 0],
          [0, -far],
          [0, far],
        ];
        return ends.every(([dx, dy]) => {
          const hit = document.elementFromPoint(x + w / 2 + dx, y + h / 2 + dy);
          return elements.some((each) => each.contains(hit));
        });
      });

    const isInText = (element: Element): boolean =>
      element.matches("a") && getComputedStyle(element).display === "inline";

    // Under an open dialog nothing can be hit, and nothing has to be.
    const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    const [left, top] = [scrollX, scrollY];
    const found = [...root.querySelectorAll(SELECTOR)]
      .filter((element) => !element.matches(":disabled, [aria-disabled=true]"))
      .map((element) => ({ element, hits: hitOf(element).filter(isSeen) }))
      .filter(({ element, hits }) => hits.length > 0 && !reaches(hits, isInText(element) ? 24 : 44))
      .map(({ element }) => {
        const { width, height } = element.getBoundingClientRect();
        const name = (element.getAttribute("aria-label") ?? element.textContent)
          .trim()
          .slice(0, 40);
        const tag = `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
        return `${Math.round(width)} × ${Math.round(height)} px: ${tag} '${name}'`;
      });
    scrollTo(left, top);
    return found;
  });
