import type { Rng } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import { sample } from "../rules.ts";
import type { Sample } from "../shape.ts";
import { sound } from "./sound.ts";

/** What the laws need to know about Sample. */
export const lawKit: LawKit<Sample> = {
  game: sample,
  configs: (rng) => (rng.below(4) === 0 ? {} : oddConfig(rng)),
  // Three cards there are, and one or two of them in a hand: what a seat sees often repeats, what it does not see need not.
  tiny: (rng) => ({ settings: { cards: 1 + rng.below(2), highest: 3 } }),
  extraMoves: ({ hands }, seat) => [
    { kind: "bid", card: hands[seat][0] },
    { kind: "bid", card: 99 },
    { kind: "bid" },
    { kind: "raise", card: 1 },
  ],
  sound,
  numbers: {
    of: ({ won }) => Object.fromEntries(won.entries()),
    after: (won, event) => (event.kind === "shown" ? Object.fromEntries(event.won.entries()) : won),
  },
  // Two bids a round, and no hand has more than nine cards.
  bound: 2 * 9,
  events: ["dealt", "round_start", "bid_taken", "bell", "shown", "match_end"],
  endings: [
    "win prizes",
    "draw level",
    "win resigned",
    "both-lose resigned",
    "win disconnected",
    "both-lose disconnected",
    "win abandoned",
    "void abandoned",
  ],
};

/** Anything the settings allow. */
function oddConfig(rng: Rng): unknown {
  const highest = 1 + rng.below(13);
  const cards = 1 + rng.below(Math.min(9, highest));
  return { settings: { cards, highest, bidMs: rng.below(2) * 10_000 } };
}
