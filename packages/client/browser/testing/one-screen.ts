import type { Page } from "playwright-core";

/** Something that a page keeps in sight: all there is of it, at least one, or whatever there happens to be. */
interface Kept {
  readonly what: string;
  readonly selector: string;
  readonly how: "all" | "one" | "any";
}

const all = (what: string, selector: string): Kept => ({ what, selector, how: "all" });
const one = (what: string, selector: string): Kept => ({ what, selector, how: "one" });
const any = (what: string, selector: string): Kept => ({ what, selector, how: "any" });

const SCORE = all("score", "[data-testid^=hp-], [data-testid=points], .plain-score");
const ACTIONS = [any("clock", ".clock-ring"), any("action", ".actions button")];
const TABLE = [
  all("hand", ".hand__card, .raise__card"),
  all("primary", "[data-testid=primary]"),
  ...ACTIONS,
  SCORE,
];

const SIGHTS = {
  /** Somebody is to play. */
  table: [...TABLE, all("prompt", ".prompt")],
  /** Somebody is to play, on the field itself. */
  board: [
    any("board", "[role=grid] button[data-lit]"),
    all("deeds", "[data-testid^=deed-], [data-testid^=leave-]"),
    all("primary", "[data-testid=primary]"),
    // On a phone the forecast lies where the prompt was.
    all("prompt", ".prompt, .forecast[data-looked]"),
    ...ACTIONS,
    SCORE,
  ],
  /** Somebody is to choose what to play with. */
  draft: [
    all("choices", "[data-testid^=choice-]"),
    all("primary", "[data-testid=primary]"),
    all("prompt", ".prompt"),
    ...ACTIONS,
  ],
  /** What was played is shown. */
  show: [
    all("way on", "[data-testid=skip], [data-testid=step]"),
    all("caption", ".caption, .prompt, .combat"),
    SCORE,
  ],
  /** A game in its own words: its moves are buttons, and none of them is the one to press. */
  plain: [all("moves", ".plain-moves"), all("prompt", ".prompt"), SCORE],
  lesson: [...TABLE, all("coach", ".coach p")],
  "learned-board": [
    any("board", "[role=grid] button[data-lit]"),
    all("deeds", "[data-testid^=deed-]"),
    all("primary", "[data-testid=primary]"),
    all("coach", ".coach p"),
  ],
  replay: [
    all("transport", ".replay__controls button"),
    all("graph", ".scrubber"),
    all("seat", ".replay__seat"),
  ],
  /** One can choose and begin without looking for the button. */
  start: [all("relics", ".run-start__relic"), all("primary", "[data-testid=begin-run]")],
  builder: [
    all("primary", ".bench .button--primary"),
    all("count", ".deck-count"),
    one("card", ".collection-card__face"),
  ],
} as const satisfies Record<string, readonly Kept[]>;

/** The kind of a page, as far as it decides what must be in sight. */
export type Sight = keyof typeof SIGHTS;

/** What is played at is one screen; what is read and built at may be longer than it. */
const STILL: readonly Sight[] = [
  "table",
  "board",
  "draft",
  "show",
  "plain",
  "lesson",
  "learned-board",
];

/** What has to be in sight and is not, or lies under something else, one line each. */
export async function outOfSight(page: Page, sight: Sight): Promise<string[]> {
  const kept: readonly Kept[] = SIGHTS[sight];
  const hidden = await page.evaluate(findHidden, kept);
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  return STILL.includes(sight) && below > 1 ? [`scrolls by ${below} px`, ...hidden] : hidden;
}

/** Runs in the page. */
function findHidden(kept: readonly Kept[]): string[] {
  const nameOf = (element: Element | null): string =>
    element ? `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}` : "nothing";

  const isOutside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;

  /** What lies at its middle, and half-way from there to its corners. */
  const hitsOf = ({ x, y, width, height }: DOMRect): readonly (Element | null)[] =>
    [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ].map(([across = 0, down = 0]) =>
      document.elementFromPoint(x + across * width, y + down * height),
    );

  /** Cards of a fan lie over each other: each shows a part, and nothing else lies over them. A full hand can be drawn to the side. */
  const faultOf = (element: Element): string | null => {
    const hand = element.closest(".hand");
    if (hand && hand.scrollWidth > hand.clientWidth)
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    const rect = element.getBoundingClientRect();
    if (isOutside(rect)) {
      const edges = [rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(" ");
      return `${edges} in a window of ${innerWidth} × ${innerHeight}`;
    }
    const group = hand ?? element;
    const hits = hitsOf(rect);
    const over = hits.find((hit) => !group.contains(hit));
    if (over !== undefined) return `under ${nameOf(over)}`;
    return hits.some((hit) => element.contains(hit)) ? null : "under its neighbours";
  };

  // Slips of paper let the pointer through, and hide what is under them all the same.
  const style = document.createElement("style");
  style.textContent = ".tooltip, .toast { pointer-events: auto !important }";
  document.head.append(style);
  const found = kept.flatMap(({ what, selector, how }) => {
    const seen = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    if (seen.length === 0) return how === "any" ? [] : [`${what}: there is none`];
    const faults = seen.map((element) => ({ element, fault: faultOf(element) }));
    if (how === "one" && faults.some(({ fault }) => fault === null)) return [];
    return faults
      .filter(({ fault }) => fault !== null)
      .map(({ element, fault }) => `${what} ${nameOf(element)}: ${fault}`);
  });
  style.remove();
  return found;
}
