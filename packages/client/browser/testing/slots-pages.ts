import type { AuditedPage } from "./audited-page.ts";
import { keptSlots } from "./kept-slots.ts";
import type { LeftSlots } from "./kept-slots.ts";

const DECKS: LeftSlots["decks"] = [
  [
    "engineer",
    "champion",
    "knight",
    "bulwark",
    "watchman",
    "seed",
    "scout",
    "archer",
    "priest",
    "dragon",
    "noble",
    "strike",
    "energize",
  ],
  ["turret", "veteran", "rogue", "sentinel", "brambles", "archer", "seed", "champion", "noble"],
];

/** A board with modifiers, three ongoing effects, a bar and a Rogue; Loki has passed. */
const MIDDLE: LeftSlots["typed"] = [
  [0, "bulwark o1"],
  [1, "turret 1"],
  [0, "engineer 1"],
  [1, "sentinel 4"],
  [0, "champion 2"],
  [1, "archer 2"],
  [1, "e2"],
  [0, "knight 3"],
  [0, "no"],
  [1, "brambles e5"],
  [0, "watchman 5"],
  [1, "rogue 3"],
  [0, "seed o3"],
  [1, "pass"],
];

const match = (id: string, typed: LeftSlots["typed"]) => ({
  path: `/local/${id}`,
  shows: ".lanes",
  kept: keptSlots({ id, decks: DECKS, typed }),
});

/** The table of Skirmish Slots at its moments. */
export const SLOTS_PAGES: readonly AuditedPage[] = [
  { name: "slots-opening", rare: true, sight: "table", ...match("slots-opening", []) },
  {
    name: "slots-middle",
    sight: "table",
    ...match("slots-middle", MIDDLE),
    async prepare(page) {
      await page.locator('[data-testid=hand-card][data-card="strike"]').dispatchEvent("click");
      await page.getByTestId("slot:1:1").locator("[data-lit]").focus();
    },
  },
  {
    name: "slots-consume",
    rare: true,
    sight: "table",
    ...match("slots-consume", MIDDLE),
    async prepare(page) {
      await page.locator('[data-testid=hand-card][data-card="dragon"]').dispatchEvent("click");
      await page.getByTestId("slot:0:1").locator("[data-lit]").focus();
    },
  },
  {
    name: "slots-choice",
    sight: "table",
    ...match("slots-choice", [...MIDDLE, [0, "archer 3"]]),
    shows: ".lanes[data-choosing]",
  },
  {
    name: "slots-counted",
    sight: "show",
    ...match("slots-counted", MIDDLE),
    kept: {
      ...match("slots-counted", MIDDLE).kept,
      preferences: { speed: "0.5", sound: false },
    },
    async prepare(page) {
      await page.keyboard.press("p");
      await page.locator(".caption", { hasText: "Lane 3" }).waitFor();
    },
  },
  {
    name: "slots-graveyard",
    ...match("slots-graveyard", MIDDLE),
    async prepare(page) {
      await page
        .getByRole("button", { name: /graveyard/i })
        .first()
        .click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "learn-slots",
    sight: "lesson",
    path: "/learn/slots",
    shows: "[data-testid=hand-card]",
  },
  {
    name: "slots-replay",
    rare: true,
    sight: "replay",
    path: "/replay/local/slots-replay?step=40",
    shows: ".replay",
    kept: keptSlots({ id: "slots-replay", decks: DECKS, typed: MIDDLE }),
  },
];
