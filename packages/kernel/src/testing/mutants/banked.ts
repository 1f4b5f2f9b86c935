import type { Decision } from "../../game.ts";
import { BANK_MS, banked, bankedKit } from "../banked.ts";
import { fortune, fortuneKit } from "../fortune.ts";
import type { RunnerState } from "../runner.ts";
import { variant } from "./mutant.ts";

/** The honest questions; those that draw on a bank have another one, by the cards their seat has laid. */
const withBanks = (bankMs: (row: readonly number[]) => number) => ({
  decisions: (state: RunnerState): readonly Decision[] =>
    banked
      .decisions(state)
      .map((decision) =>
        decision.bankMs === undefined
          ? decision
          : { ...decision, bankMs: bankMs(state.rows[decision.seat]) },
      ),
});

/** A bank is one for the match, its fall ends something, and it tells nobody what they may not know. */
export const bankedMutants = [
  variant(
    bankedKit,
    ["asked", "fills a bank up again for every card"],
    withBanks((row) => BANK_MS + 500 * row.length),
  ),
  variant(
    bankedKit,
    ["asked", "asks with a bank that has nothing in it"],
    withBanks(() => 0),
  ),
  variant(fortuneKit, ["asked", "lets whoever has looked think on for nothing"], {
    decisions: (state) =>
      fortune
        .decisions(state)
        .map((decision) =>
          decision.follows === undefined ? { ...decision, bankMs: BANK_MS } : decision,
        ),
  }),
  variant(bankedKit, ["expiry", "goes on asking whoever has no time left"], {
    expire(state, seat, clock, table) {
      if (clock === "limit") banked.expire(state, seat, clock, table);
    },
  }),
  variant(
    bankedKit,
    ["reverse", "lets a bank tell what was laid"],
    withBanks((row) => BANK_MS + (row.at(-1) ?? 0)),
  ),
  variant(bankedKit, ["reverse", "tells with a bank how long somebody thought in secret"], {
    decisions: (state) =>
      banked.decisions(state).map((decision) => ({ ...decision, bankMs: BANK_MS })),
  }),
];
