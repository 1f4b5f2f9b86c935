import { canonical } from "../../canonical.ts";
import type { Spoil } from "../../game.ts";
import { outcome } from "../../match.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";

export const paidLaw: Law = {
  id: "paid",
  promise: "what a match pays is whole, one line a reason, and asking for it changes nothing",
  check({ game }, trail) {
    const last = positionsOf(trail).at(-1);
    if (!game.spoils || !last || !outcome(game, last)) return;
    const before = canonical(last.state);
    const paid = game.spoils(last.state);
    for (const [seat, lines] of paid.entries())
      demand(isWhole(lines), () => `seat ${seat} is paid ${canonical(lines)}`);
    demand(canonical(game.spoils(last.state)) === canonical(paid), () => "asked again, it differs");
    demand(canonical(last.state) === before, () => "asking for the spoils changes the state");
  },
};

const isWhole = (lines: readonly Spoil[]): boolean =>
  new Set(lines.map(({ reason }) => reason)).size === lines.length &&
  lines.every(({ count, worth }) => [count, worth].every((n) => Number.isSafeInteger(n) && n >= 0));
