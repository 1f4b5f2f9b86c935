import { setTimeout as sleep } from "node:timers/promises";
import type { GameId } from "@holmgang/games";
import type { MessageOf } from "@holmgang/protocol";
import { connect, visit } from "./client.ts";
import type { Client } from "./client.ts";

/** Two guests at one table, seat 0 first. */
export interface Duel {
  readonly match: string;
  readonly clients: readonly [Client, Client];
  readonly found: readonly [MessageOf<"match_found">, MessageOf<"match_found">];
}

type Layout = readonly (string | null)[];

/** Two guests, each connected to its own address. */
export const guests = async (addresses: readonly [string, string]): Promise<[Client, Client]> => [
  await connect(await visit(addresses[0])),
  await connect(await visit(addresses[1])),
];

/** Two who meet by invitation, so that the settings are theirs to choose; the first of them sits on seat 0. */
export async function duelOf(
  [ann, bob]: readonly [Client, Client],
  settings: Record<string, unknown> = {},
  game: GameId = "orcain",
): Promise<Duel> {
  const { invite } = granted(await ann.ask({ kind: "invite", game, settings, seat: 0 }));
  granted(await begin(bob, { kind: "accept", invite }));
  return sitDown([ann, bob]);
}

/** Two who meet in the queue; whoever comes first sits on seat 0. */
export async function rankedDuelOf(
  both: readonly [Client, Client],
  game: GameId = "orcain",
): Promise<Duel> {
  for (const each of both) granted(await begin(each, { kind: "queue", game, mode: "standard" }));
  return sitDown(both);
}

/** Asks for a match as a client does: again in a moment while the server is busy, which a crowded machine makes it. */
async function begin(client: Client, command: Parameters<Client["ask"]>[0]) {
  for (;;) {
    const answer = await client.ask(command);
    if (answer.kind !== "refused" || answer.code !== "busy") return answer;
    await sleep(250);
  }
}

/** Both answer `match_found` with a nonce, and the match opens; on a busy machine it may have opened without them. */
export async function sitDown(both: readonly [Client, Client]): Promise<Duel> {
  const heard = [await both[0].next("match_found"), await both[1].next("match_found")] as const;
  const order = heard[0].seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const clients = [both[order[0]], both[order[1]]] as const;
  const found = [heard[order[0]], heard[order[1]]] as const;
  const { match } = found[0];
  for (const [seat, client] of clients.entries()) {
    const answer = await client.ask({ kind: "nonce", match, nonce: `nonce of seat ${seat}` });
    if (answer.kind !== "refused" || answer.code !== "nonce-closed") granted(answer);
  }
  for (const client of clients) await client.next("update", (update) => update.match === match);
  return { match, clients, found };
}

/** The newest question a client was asked in a match. */
export function questionOf({ heard }: Client, match: string): number {
  const update = heard.findLast((message) => message.kind === "update" && message.match === match);
  const decision = update?.kind === "update" ? update.decisions[0] : undefined;
  if (!decision) throw new Error("this client is asked nothing");
  return decision.id;
}

/** Sends a layout as the answer to the newest question. */
export const lay = (
  client: Client,
  match: string,
  layout: Layout,
  kind: "layout_draft" | "layout_confirm" = "layout_confirm",
) =>
  client.ask({ kind: "move", match, decision: questionOf(client, match), move: { kind, layout } });

/** One round in which both confirm; returns when both have seen it. */
export async function round(
  { match, clients }: Duel,
  layouts: readonly [Layout, Layout],
): Promise<void> {
  granted(await lay(clients[0], match, layouts[0]));
  granted(await lay(clients[1], match, layouts[1]));
  for (const client of clients)
    await client.next("update", ({ events }) => events.some(({ kind }) => kind === "round_end"));
}

/** The end of a match, as a client hears it. */
export async function endOf(client: Client, match: string) {
  const { outcome } = await client.next(
    "update",
    (update) => update.match === match && update.outcome !== null,
  );
  const settled = await client.next("settled", (message) => message.match === match);
  return { outcome, settled };
}

/** An answer that must not be a refusal. */
export function granted(answer: MessageOf<"ok"> | MessageOf<"refused">): MessageOf<"ok"> {
  if (answer.kind === "refused") throw new Error(`refused: ${answer.code}, ${answer.words}`);
  return answer;
}
