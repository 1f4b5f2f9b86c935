import { pick } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import { CARD_IDS } from "../cards.ts";
import { DEFAULT_HAND, layoutsOf } from "../hand.ts";
import { orcain } from "../rules.ts";
import { SETTINGS } from "../settings.ts";
import type { Orcain, RawLayout, State } from "../shape.ts";
import { sound } from "./sound.ts";

/** What the laws need to know about Orcain. */
export const lawKit: LawKit<Orcain> = {
  game: orcain,
  configs: (rng) => (rng.below(4) === 0 ? {} : oddConfig(rng)),
  tiny: tinyConfig,
  sound,
  extraMoves,
  numbers: {
    of: ({ hp }) => Object.fromEntries(hp.entries()),
    after: (hp, event) =>
      event.kind === "step_reveal" ? Object.fromEntries(event.hp.entries()) : hp,
  },
  // Two questions a round, and no match is longer than the longest round cap.
  bound: 2 * 30,
  events: [
    "match_start",
    "prep_start",
    "draft_ok",
    "confirm_ok",
    "bell",
    "step_reveal",
    "round_end",
    "match_end",
  ],
  endings: [
    "win knockout",
    "draw knockout",
    "win decision",
    "win sudden-death",
    "draw round-cap",
    "win timeout",
    "both-lose timeout",
    "win forfeit",
    "both-lose forfeit",
    "win disconnect",
    "both-lose disconnect",
    "win abandoned",
    "void abandoned",
  ],
};

/** Settings and hands of every kind: any value a row allows, mostly small ones, and hands of four alike. */
function oddConfig(rng: Rng): unknown {
  const settings: Record<string, unknown> = {};
  for (const row of SETTINGS) {
    if (row.kind === "choice") settings[row.key] = pick(rng, row.options);
    else
      settings[row.key] =
        row.min + rng.below(Math.min(row.max - row.min, pick(rng, [2, 4, 12, 30])) + 1);
  }
  const { maxHp, startHp, rounds, roundCap } = settings;
  settings["startHp"] = Math.min(Number(startHp), Number(maxHp));
  settings["roundCap"] = Math.max(Number(rounds), Number(roundCap));
  const first = settings["suddenDeath"] === "mustAttack" ? "attack" : pick(rng, CARD_IDS);
  const hand = () =>
    rng.below(2)
      ? DEFAULT_HAND
      : [first, pick(rng, CARD_IDS), pick(rng, CARD_IDS), pick(rng, CARD_IDS)];
  return { settings, entries: [{ hand: hand() }, { hand: hand() }] };
}

/** One or two rounds with hands of which few layouts can be made: what is laid often repeats, what is drafted need not. */
function tinyConfig(rng: Rng): unknown {
  const hand = () =>
    pick(rng, [
      ["attack", "attack", "attack", "attack"],
      ["attack", "attack", "attack", "heal"],
    ]);
  const settings = { maxHp: 4, startHp: 4, rounds: 1, roundCap: 2, afkLimit: 2 };
  return { settings, entries: [{ hand: hand() }, { hand: hand() }] };
}

/** Drafts good, empty, overdrawn and nonsensical; confirms that must be refused; the wrong round; the wrong shape. */
function extraMoves(state: State, seat: Seat, rng: Rng): readonly unknown[] {
  const some = (): string | null => pick(rng, [null, ...CARD_IDS, "grass", "GRASS", ""]);
  const wild: RawLayout = [some(), some(), some()];
  const { roundIndex } = state;
  return [
    { kind: "layout_draft", layout: pick(rng, layoutsOf(state.seats[seat].hand)), roundIndex },
    { kind: "layout_draft", layout: [null, null, null] },
    { kind: "layout_draft", layout: wild, roundIndex: null },
    { kind: "layout_draft", layout: wild, roundIndex: roundIndex - 1 },
    { kind: "layout_draft", layout: [null, null] },
    { kind: "layout_confirm", layout: wild, roundIndex },
    { kind: "layout_confirm", layout: ["attack", null, "heal"], roundIndex },
    { kind: "layout_confirm", layout: ["attack", "attack", "attack"], roundIndex: roundIndex + 1 },
  ];
}
