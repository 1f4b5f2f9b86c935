import type { Seat, Viewer } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import type { KeptMatch } from "../log/keep-match.ts";

/** A match as one of its viewers may know it, with what the viewer can do. */
export interface GameState extends Omit<MessageOf<"update">, "kind" | "match"> {
  /** The moves that answer the open question; none where nothing is asked any more. */
  readonly legal: readonly unknown[];
}

export const gameState = (
  match: KeptMatch,
  viewer: Viewer,
  { seq, events, view, decisions, others, outcome }: MessageOf<"update">,
): GameState => ({
  seq,
  events,
  view,
  decisions,
  others,
  legal: viewer === "spectator" ? [] : legalAnswers(match, viewer, decisions[0]?.id),
  outcome,
});

/** An update that is told again may ask what has been answered since. */
function legalAnswers({ host, journal }: KeptMatch, seat: Seat, decision: number | undefined) {
  const { position } = journal();
  const isOpen = host
    .decisions(position)
    .some((each) => each.seat === seat && each.id === decision);
  return isOpen ? host.game.legalMoves(position.state, seat) : [];
}
