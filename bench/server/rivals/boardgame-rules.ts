import type { Edition } from "../../contenders/boardgame.ts";
import { fullEdition } from "../../contenders/full-edition.ts";
import { INVALID_MOVE } from "../../peers.ts";

type Match = typeof fullEdition extends Edition<infer G> ? G : never;
interface Context {
  readonly G: Match & { drafts?: [unknown, unknown] };
  readonly playerID: string;
}

const { rules } = fullEdition;

/**
 * Orcain for boardgame.io's server: the bench's full edition, with drafts, and with secrets: what lies in the rival's
 * slots is in neither the state nor the log that a player is sent. Both move when they like, so a move does not have to
 * be made on the newest state.
 */
export const servedRules = {
  ...rules,
  setup: () => ({ ...rules.setup(), drafts: [null, null] }),
  turn: { ...rules.turn, activePlayers: { all: null } },
  moves: { draft: atAnyTime(draft), confirm: atAnyTime(confirm) },
  playerView: ({ G, playerID }: Context) => ({
    ...G,
    drafts: G.drafts?.map((layout, seat) => (String(seat) === playerID ? layout : null)),
    seats: G.seats.map((own, seat) =>
      String(seat) === playerID ? own : { ...own, layout: null, active: false },
    ),
  }),
};

function atAnyTime<M>(move: M) {
  return { move, redact: true, client: false, ignoreStaleStateID: true };
}

function draft({ G, playerID }: Context, layout: unknown): string | undefined {
  const seat = playerID === "0" ? 0 : 1;
  if (G.seats[seat].layout) return INVALID_MOVE;
  G.drafts![seat] = layout;
  return undefined;
}

function confirm(context: Context, layout: unknown) {
  const { G, playerID } = context;
  return G.seats[playerID === "0" ? 0 : 1].layout
    ? INVALID_MOVE
    : rules.moves.confirm(context, layout);
}
