import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { SEATS, seededRng } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import type { Client } from "./client.ts";
import type { Duel } from "./duel.ts";
import { handFor } from "./hand.ts";
import type { Hand } from "./hand.ts";

/** The newest update a client has heard of a match. */
export function newest({ heard }: Client, match: string): MessageOf<"update"> {
  const update = heard.findLast((message) => message.kind === "update" && message.match === match);
  if (update?.kind !== "update") throw new Error("this client has heard nothing of the match");
  return update;
}

/** What may have become of a question by the time it is answered. */
const OVERTAKEN = ["stale", "not-your-decision", "match-over"];

/**
 * Lets whoever is asked answer with a move that the rules allow, so many times or until the match is over; both have then
 * heard all that their node has said. Returns how often it was.
 */
export async function exchange(duel: Duel, answers = Infinity): Promise<number> {
  const { match, clients, found } = duel;
  const hand = await handFor(found[0].game as GameId, seededRng(match)); // the server found it
  let given = 0;
  while (given < answers && newest(clients[0], match).outcome === null) {
    const seat = SEATS.find((each) => isAsked(clients[each], match));
    if (seat === undefined) await rest();
    else if (await answerWith(hand, clients[seat], match, seat)) given++;
  }
  for (const client of clients) await client.ask({ kind: "ping" });
  return given;
}

const isAsked = (client: Client, match: string): boolean => {
  const { decisions, outcome } = newest(client, match);
  return decisions.length > 0 && outcome === null;
};

/** Answers the newest question of a seat; true once the seat has seen what came of it. */
export async function answerWith(
  hand: Hand,
  client: Client,
  match: string,
  seat: Seat,
): Promise<boolean> {
  const { seq, view, decisions } = newest(client, match);
  const move = hand.legal(view, seat);
  const answer = await client.ask({ kind: "move", match, decision: decisions[0]?.id, move });
  if (answer.kind === "refused" && !OVERTAKEN.includes(answer.code))
    throw new Error(`${JSON.stringify(move)} was refused: ${answer.words}`);
  while (newest(client, match).seq === seq) await rest();
  return answer.kind === "ok";
}

/** Until the next message may be there. */
const rest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1));

/** Whether a game has a setting of this name. */
export const hasSetting =
  (key: string) =>
  (id: GameId): boolean =>
    GAMES[id].game.settings.some((row) => row.key === key);
