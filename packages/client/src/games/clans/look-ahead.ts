import { isSeat } from "@holmgang/kernel";
import { forecast } from "@holmgang/clans";
import type { Forecast, Move, View } from "@holmgang/clans";
import { onceAPosition } from "../../board/once-a-position.ts";
import { withStaged } from "./use-plan.ts";

/** What the round would bring with what is staged, and with the card that is held over a place. */
export const lookAhead = (view: View, looked: Move | null): Forecast | null =>
  foreseen(view, looked?.kind === "stage" ? looked : AS_IT_IS);

const AS_IT_IS: Move = { kind: "submit", plan: null };

const foreseen = onceAPosition((view: View, move: Move): Forecast | null =>
  forecast(move.kind === "stage" ? withCard(view, move) : view),
);

function withCard(view: View, { card, lane, at, place }: Extract<Move, { kind: "stage" }>): View {
  const { viewer, seats } = view;
  const own = isSeat(viewer) ? seats[viewer].own : null;
  return isSeat(viewer) && own
    ? withStaged(view, viewer, [...own.staged, { card, lane, at, place }])
    : view;
}
