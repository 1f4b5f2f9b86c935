import { accept, refuse, seededRng } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import { connect, visit } from "../../testing/client.ts";
import type { Client, Visitor } from "../../testing/client.ts";
import { handFor } from "../../testing/hand.ts";
import type { Served } from "../../serve/serve.ts";
import type { RunView } from "../run-view.ts";

/** Somebody with a name who leads a run over http, and fights its battles over a socket. */
export interface General {
  readonly visitor: Visitor;
  /** Sends a line like `POST /api/runs`. */
  send<V>(line: string, body?: unknown): Promise<Result<V>>;
  last(): Promise<RunView>;
  /** Makes a move in the run as it was seen last. */
  move(move: object): Promise<Result<RunView>>;
  /** Goes wherever the way leads and fights every battle out, until the run is where it is wanted. */
  goOn(isThere: (run: RunView) => boolean): Promise<RunView>;
  /** Plays so many moves of the battle at hand, or all that it takes. */
  fight(moves?: number): Promise<Client>;
}

/** Whoever resumes a match hears all of it again, and may answer what was answered before. */
const OLD_NEWS = ["stale", "not-your-decision"];

async function namedVisitor({ address, node }: Served): Promise<Visitor> {
  const visitor = await visit(address);
  await node.db
    .updateTable("account")
    .set({ kind: "named" })
    .where("id", "=", visitor.account.id)
    .execute();
  return visitor;
}

export async function general(served: Served): Promise<General> {
  return generalOf(await namedVisitor(served));
}

export const begin = ({ send }: General, relic = "war-chest"): Promise<Result<RunView>> =>
  send<RunView>("POST /api/runs", { relic });

/** Somebody new, with a run that has just begun. */
export async function begunBy(served: Served): Promise<General> {
  const leader = await general(served);
  const run = await begin(leader);
  if (!run.ok) throw new Error(run.refusal.words);
  return leader;
}

export const inBattle = ({ view }: RunView): boolean => view.phase === "battle";

export function generalOf(visitor: Visitor): General {
  const rng = seededRng(visitor.account.id);
  let seen: RunView | null = null;

  async function send<V>(line: string, body?: unknown): Promise<Result<V>> {
    const [method = "", path = ""] = line.split(" ");
    const reply = await fetch(`${visitor.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${visitor.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.ok)
      return accept(
        (reply.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as V,
      ); // as the route says
    const { code, words } = JSON.parse(text) as Refusal;
    return refuse(code, words);
  }

  async function last(): Promise<RunView> {
    const found = await send<{ run: RunView }>("GET /api/runs/last");
    if (!found.ok) throw new Error(found.refusal.words);
    return (seen = found.value.run);
  }

  async function move(what: object): Promise<Result<RunView>> {
    const { id, seq } = seen ?? (await last());
    const moved = await send<RunView>(`POST /api/runs/${id}/moves`, { seq, move: what });
    if (moved.ok) seen = moved.value;
    return moved;
  }

  async function goOn(isThere: (run: RunView) => boolean): Promise<RunView> {
    for (let run = await last(); ; run = seen!) {
      if (isThere(run)) return run;
      if (run.view.phase === "battle") {
        (await fight()).drop();
        await last();
        continue;
      }
      const next =
        run.moves.find(({ kind }) => ["leave", "continue", "march"].includes(kind)) ??
        run.moves.find((each) => each.kind === "travel" && each.choice === run.seq % 3) ??
        run.moves.find(({ kind }) => kind === "travel" || kind === "wait");
      const moved = await move(next!); // a run that is not over can go on
      if (!moved.ok) throw new Error(moved.refusal.words);
    }
  }

  async function fight(moves = Infinity): Promise<Client> {
    const { match } = await last();
    const client = await connect(visitor);
    const hand = await handFor("clans-field", rng);
    await client.ask({ kind: "resume", match: match!, seq: 0 }); // there is a battle
    for (let made = 0; made < moves;) {
      const update = await client.next("update");
      if (update.outcome) break;
      const [asked] = update.decisions;
      if (!asked) continue;
      const chosen = hand.legal(update.view, 0);
      const said = await client.ask({
        kind: "move",
        match: match!,
        decision: asked.id,
        move: chosen,
      });
      if (said.kind === "ok") made++;
      else if (!OLD_NEWS.includes(said.code)) throw new Error(said.words);
    }
    return client;
  }

  return { visitor, send, last, move, goOn, fight };
}
