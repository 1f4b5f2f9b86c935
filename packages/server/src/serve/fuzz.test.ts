import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pick, seededRng, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { visit } from "../testing/client.ts";
import { garbage, mutated } from "../testing/nonsense.ts";
import { startServer } from "../testing/server.ts";

const CLIENTS = 12;
const AT_ONCE = 50;
const EARLY = 50_000;
const ALL = 200_000;

/** What of the server's messages the fuzz needs to know. */
interface Heard {
  readonly kind: string;
  readonly match?: string;
  readonly seat?: number;
  readonly invite?: string;
  readonly view?: { readonly viewer: unknown; readonly own: unknown };
  readonly decisions?: readonly { readonly id: number }[];
  readonly outcome?: unknown;
}

/** A client that says everything, knows hardly what it does, and looks closely at what it is told. */
async function stranger(
  address: string,
  rng: Rng,
  shared: { matches: string[]; invites: string[] },
) {
  const { token } = await visit(address);
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const seats = new Map<string, number>();
  const tally = { answered: 0, refused: 0, updates: 0 };
  const leaks: Heard[] = [];
  let own = { match: "none", decision: 0 };
  let enough: () => void = () => {};
  let awaited = 0;
  let lastId = 0;

  socket.on("message", (data: Buffer) => {
    const heard = JSON.parse(data.toString()) as Heard;
    if (heard.kind === "match_found") {
      seats.set(heard.match!, heard.seat!);
      shared.matches = [heard.match!, ...shared.matches].slice(0, 20);
    }
    if (heard.kind === "update") note(heard);
    if (heard.invite) shared.invites = [heard.invite, ...shared.invites].slice(0, 10);
    if (heard.kind !== "ok" && heard.kind !== "refused") return;
    tally.answered++;
    if (heard.kind === "refused") tally.refused++;
    if (tally.answered === awaited) enough();
  });

  function note(update: Heard): void {
    tally.updates++;
    const { match = "", view } = update;
    // Whoever sits at a table sees with its own eyes; everybody else sees what spectators see, and no hand of anybody.
    const viewer = seats.get(match) ?? "spectator";
    const isOwn = view?.viewer === viewer && (viewer === "spectator") === (view.own === null);
    if (!isOwn) leaks.push(update);
    if (viewer !== "spectator")
      own = { match, decision: update.decisions?.[0]?.id ?? own.decision };
  }

  const layout = () => shuffle(rng, ["attack", "defense", "heal", "counter"]).slice(0, 3);
  const someMatch = () => (rng.below(3) === 0 ? pick(rng, [...shared.matches, "none"]) : own.match);
  const someInvite = () => pick(rng, [...shared.invites, "none"]);
  const move = (kind: string) => ({
    kind: "move",
    match: someMatch(),
    decision:
      own.decision +
      pick(
        rng,
        [0, 0, 0, 1, -1].map((by) => Math.max(by, -own.decision)),
      ),
    move: { kind, layout: layout() },
  });
  /** Commands that mean something, the rare ones rarer because they cost a database most. */
  const COMMANDS = [
    ...Array.from({ length: 30 }, () => () => move("layout_draft")),
    ...Array.from({ length: 8 }, () => () => move("layout_confirm")),
    ...Array.from({ length: 60 }, () => () => ({ kind: "ping" })),
    () => ({ kind: "nonce", match: someMatch(), nonce: "n" }),
    () => ({ kind: "nonce", match: own.match, nonce: "n" }),
    () => ({ kind: "resume", match: someMatch(), seq: rng.below(3) }),
    () => ({ kind: "watch", match: someMatch(), seq: 0 }),
    () => ({ kind: "unwatch", match: someMatch() }),
    () => ({ kind: "queue", game: "orcain", mode: "standard" }),
    () => ({ kind: "unqueue" }),
    () => ({ kind: "invite", game: "orcain", settings: { prepMs: 0, stake: 0 } }),
    () => ({ kind: "accept", invite: someInvite() }),
    () => ({ kind: "uninvite", invite: someInvite() }),
    () => ({ kind: "play_bot", game: "orcain", bot: "scatter" }),
    () => ({ kind: "rematch", match: someMatch() }),
    () => ({ kind: "resign", match: someMatch() }),
  ];

  function something(): string {
    const command = { id: `c${lastId++}`, ...pick(rng, COMMANDS)() };
    const kind = rng.below(10);
    if (kind < 4) return JSON.stringify(command);
    return kind < 8 ? mutated(command, rng) : garbage(rng);
  }

  await once(socket, "open");
  return {
    tally,
    leaks,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    /** Sends a volley and waits until every shot of it is answered. */
    async volley(): Promise<void> {
      awaited = tally.answered + AT_ONCE;
      const all = new Promise<void>((resolve) => {
        enough = resolve;
      });
      for (let i = 0; i < AT_ONCE; i++) socket.send(something());
      await all;
    },
  };
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** What is still held when everything that can be collected has been. */
async function heapMb(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test("200,000 random and mutated messages: every one is answered, nothing leaks, nothing piles up", async () => {
  const served = await startServer();
  const shared = { matches: [], invites: [] };
  const strangers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) =>
      stranger(served.address, seededRng(`fuzz ${i}`), shared),
    ),
  );
  const sent = () => strangers.reduce((sum, { tally }) => sum + tally.answered, 0);
  const fireUntil = async (count: number) => {
    while (sent() < count) await Promise.all(strangers.map((each) => each.volley()));
  };
  await fireUntil(EARLY);
  const early = await heapMb();
  await fireUntil(ALL);
  const late = await heapMb();
  const updates = strangers.reduce((sum, { tally }) => sum + tally.updates, 0);
  expect(strangers.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(strangers.every(({ isOpen }) => isOpen())).toBe(true);
  expect(updates).toBeGreaterThan(1_000); // they did play
  expect((await fetch(`${served.address}/readyz`)).status).toBe(200);
  console.log(
    `heap after collection: ${early.toFixed(1)} MB at ${EARLY}, ${late.toFixed(1)} MB at ${sent()}; ${updates} updates`,
  );
  expect(late).toBeLessThan(early * 1.1);
  await served.stop();
}, 300_000);
