import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptMatch } from "./testing/kept-match.ts";
import { byKeys } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();

const site = useSite();

/** What can be read at one moment of a reveal. */
interface Glance {
  readonly isTurning: boolean;
  readonly health: string;
  readonly lines: number;
  readonly caption: string;
}

test("caption, number and log change only after the flip, and all at once", async () => {
  const page = await newPage();
  await openAt(page, site.address, {
    name: "reveal",
    path: "/local/reveal",
    shows: "[data-testid=hand-card]",
    kept: {
      ...keptMatch({ id: "reveal", rounds: [], rival: "HAD" }),
      preferences: { speed: "1", sound: false },
    },
  });
  // Attack, Counter, Heal: a hit, a counter, nothing.
  for (const [slot, card] of [0, 3, 2].entries()) await byKeys(page, card, slot);
  const watched = watch(page);
  await page.keyboard.press("Enter");
  const glances = await watched;
  const turned = new Set(
    glances.filter(({ isTurning }) => isTurning).map(({ caption }) => caption),
  );
  expect(turned.size).toBe(3);
  const moments = glances.slice(1).map((now, at) => ({ now, before: glances[at]! }));
  for (const { now, before } of moments.filter(({ now: { isTurning } }) => isTurning)) {
    expect([now.health, now.lines]).toEqual([before.health, before.lines]);
    expect(now.caption).toContain("The cards turn");
  }
  for (const { now, before } of moments.filter((each) => each.now.health !== each.before.health)) {
    expect(now.lines).toBe(before.lines + 1);
    expect(before.caption).toContain("The cards turn");
    expect(now.caption).toMatch(/Attack|heal/);
  }
  expect(new Set(glances.map(({ health }) => health)).size).toBeGreaterThan(2);
});

/** Looks at every frame from before the reveal to its end. */
const watch = (page: Page): Promise<readonly Glance[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Glance[]>((resolve) => {
        const glances: Glance[] = [];
        const read = (selector: string): string =>
          [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(" ");
        const look = (): void => {
          const turner = document.querySelector("[data-state=lit] .card-flip__turner");
          glances.push({
            // Its face is seen from the middle of the turn on; frames of a busy machine come late.
            isTurning: (turner?.getAnimations() ?? []).some(
              ({ effect }) => (effect?.getComputedTiming().progress ?? 1) < 0.5,
            ),
            health: read("[data-testid^=hp-]"),
            lines: document.querySelectorAll(".log__line").length,
            caption: read("[data-testid=caption]"),
          });
          const isPlaying = document.querySelector(".table[data-playing=true]") !== null;
          const hasPlayed = glances.some(({ caption }) => caption !== "");
          if (hasPlayed && !isPlaying) resolve(glances);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
