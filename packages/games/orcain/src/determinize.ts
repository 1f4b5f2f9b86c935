import { invariant, pick, rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { asPlayed } from "./grass.ts";
import { layoutsOf } from "./hand.ts";
import { confirmable } from "./legal.ts";
import type { Layout, OwnView, State, View } from "./shape.ts";

/** A state the seat must think possible: the rival may have drafted, confirmed, timed out or done nothing at all. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const { settings, roundIndex, hands, hp, own, outcome } = view;
  invariant(own !== null, "only a seat's own view can be determinized");
  const other = rival(seat);
  const guess = { ...preparation(view, other, rng), afkStreak: streak(view, other, rng) };
  const [first, second] = seat === 0 ? [own, guess] : [guess, own];
  return {
    settings,
    roundIndex,
    seats: [
      { hand: hands[0], hp: hp[0], ...first },
      { hand: hands[1], hp: hp[1], ...second },
    ],
    history: view.history.map((round) => ({
      layouts: [asPlayed(round.layouts[0]), asPlayed(round.layouts[1])],
      hp: round.hp,
    })),
    outcome,
  };
}

/** Any preparation is possible, but a rival who is done too would have ended the round. */
function preparation(view: View, other: Seat, rng: Rng): Omit<OwnView, "afkStreak"> {
  const hand = view.hands[other];
  const closable = view.own?.status === "open";
  const idle: Layout = [null, null, null];
  switch (
    pick(
      rng,
      closable
        ? (["idle", "drafted", "confirmed", "expired", "rung-out"] as const)
        : (["idle", "drafted"] as const),
    )
  ) {
    case "idle":
      return { layout: idle, status: "open", active: false };
    case "drafted":
      return { layout: pick(rng, layoutsOf(hand)), status: "open", active: true };
    case "confirmed":
      return { layout: pick(rng, confirmable(hand, view)), status: "confirmed", active: true };
    case "expired":
      return { layout: pick(rng, layoutsOf(hand)), status: "expired", active: true };
    case "rung-out":
      return { layout: idle, status: "expired", active: false };
  }
}

/** Three empty slots may have been an absence or an empty draft, so a streak is at most as long as the run of them. */
function streak(view: View, other: Seat, rng: Rng): number {
  const lastSeen = view.history.findLastIndex(({ layouts }) =>
    layouts[other].some((card) => card !== null),
  );
  const silent = view.history.length - 1 - lastSeen;
  return rng.below(Math.min(silent, view.settings.afkLimit - 1) + 1);
}
