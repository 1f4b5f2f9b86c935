import type { Outcome, Seat } from "@holmgang/kernel";
import { connect } from "../../testing/client.ts";
import type { Visitor } from "../../testing/client.ts";
import { connectWire } from "./wire-client.ts";
import type { WireClient } from "./wire-client.ts";

type Layout = readonly (string | null)[];

/** Somebody who plays Orcain from the queue, on whichever wire. */
export interface OrcainPlayer {
  /** Joins the queue. */
  join(): Promise<void>;
  /** Confirms a layout in the next preparation; done when that is accepted. */
  confirm(layout: Layout): Promise<void>;
  concede(): void;
  drop(): void;
  /** How the match ended, and what one has then. */
  end(): Promise<End>;
}

interface End {
  readonly winner: "YOU" | "OPPONENT" | "DRAW" | "NONE";
  readonly yourTokens: number;
}

export interface WirePlayer extends OrcainPlayer {
  readonly client: WireClient;
}

export async function wirePlayer(visitor: Visitor): Promise<WirePlayer> {
  const client = await connectWire(visitor);
  return {
    client,
    async join() {
      client.send({ type: "queue_join" });
      await client.next("queue_ok");
    },
    async confirm(layout) {
      const { matchId, roundIndex } = await client.next("prep_start");
      client.send({ type: "layout_confirm", layout, matchId, roundIndex });
      await client.next("confirm_ok");
    },
    concede: () => client.send({ type: "concede" }),
    drop: client.drop,
    async end() {
      const { winner, yourTokens } = await client.next("match_end");
      return { winner, yourTokens };
    },
  };
}

/** The same on our own protocol. */
export async function generalPlayer(visitor: Visitor): Promise<OrcainPlayer> {
  const client = await connect(visitor);
  const found = client.next("match_found").then(async (message) => {
    await client.ask({ kind: "nonce", match: message.match, nonce: "general" });
    return message;
  });
  found.catch(() => {}); // whoever waits for it hears of it
  return {
    async join() {
      await client.ask({ kind: "queue", game: "orcain", mode: "standard" });
    },
    async confirm(layout) {
      const { match } = await found;
      const { decisions } = await client.next("update", ({ events }) =>
        events.some(({ kind }) => kind === "prep_start"),
      );
      const move = { kind: "layout_confirm", layout };
      await client.ask({ kind: "move", match, decision: decisions[0]!.id, move });
    },
    concede: () =>
      void found.then(({ match }) => client.ask({ kind: "resign", match })).catch(() => {}),
    drop: client.drop,
    async end() {
      const { seat } = await found;
      const { outcome } = await client.next("update", (update) => update.outcome !== null);
      const { tokens } = await client.next("settled");
      return { winner: winnerFor(seat, outcome!), yourTokens: tokens }; // as was waited for
    },
  };
}

function winnerFor(seat: Seat, outcome: Outcome): End["winner"] {
  if (outcome.result === "win") return outcome.seat === seat ? "YOU" : "OPPONENT";
  return outcome.result === "draw" ? "DRAW" : "NONE";
}
