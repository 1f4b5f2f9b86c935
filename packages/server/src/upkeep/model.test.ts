import { SIZES } from "@holmgang/games/testing";
import { seededRng, shuffle } from "@holmgang/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTS_AFTER_MS } from "../presence/settle-absence.ts";
import { sweepAbsences } from "../presence/sweep-absences.ts";
import { sweepQueues } from "../queue/pair-waiting.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import type { House } from "../testing/house.ts";
import { check, latest, listen } from "../testing/model.ts";
import type { Model, Player } from "../testing/model.ts";

const PLAYERS = 4;

type Step = fc.AsyncCommand<Model, House>;

/** A step that a player takes; not taken if the player cannot. */
const step = (
  name: string,
  index: number,
  can: (player: Player) => boolean,
  act: (player: Player, model: Model, house: House) => Promise<void>,
): Step => ({
  check: (model) => can(model.players[index]!),
  async run(model, house) {
    await act(model.players[index]!, model, house);
    await listen(model, house);
    await check(model, house);
  },
  toString: () => `${name}(${index})`,
});

const isHere = ({ threads }: Player): boolean => threads.length > 0;

const connect = (index: number): Step =>
  step(
    "connect",
    index,
    ({ threads }) => threads.length < 2,
    async (player, _model, house) => {
      const thread = await pickUp(house, player.account);
      expect(thread.heard[0]).toMatchObject({
        kind: "welcome",
        matches: player.match ? [player.match] : [],
      });
      player.threads.push(thread);
      const resumed = latest(player);
      if (player.match && resumed)
        expect(await thread.ask({ kind: "resume", match: player.match, seq: 0 })).toMatchObject({
          kind: "ok",
        });
    },
  );

const drop = (index: number): Step =>
  step("drop", index, isHere, async (player, model, house) => {
    await player.threads.pop()!.drop();
    if (isHere(player)) return;
    player.isWaiting = false;
    if (player.match === null) return;
    // Gone is lost: what was staked is the rival's.
    player.match = null;
    await elapse(house, COUNTS_AFTER_MS);
    await house.settle();
    expect(
      model.rival.get(player.account)!.threads[0]!.heard.findLast(({ kind }) => kind === "settled"),
    ).toMatchObject({
      tokensWon: 1,
    });
  });

const queue = (index: number): Step =>
  step("queue", index, isHere, async (player) => {
    const answer = await player.threads[0]!.ask({
      kind: "queue",
      game: "orcain",
      mode: "standard",
    });
    const code =
      player.match !== null
        ? "in-match"
        : player.tokens < 1
          ? "not-enough-tokens"
          : player.isWaiting
            ? "in-queue"
            : null;
    expect(answer).toMatchObject(code === null ? { kind: "ok" } : { code });
    if (code === null) player.isWaiting = true;
  });

const unqueue = (index: number): Step =>
  step("unqueue", index, isHere, async (player) => {
    const answer = await player.threads[0]!.ask({ kind: "unqueue" });
    expect(answer).toMatchObject(player.isWaiting ? { kind: "ok" } : { code: "not-in-queue" });
    player.isWaiting = false;
  });

const nonce = (index: number): Step =>
  step(
    "nonce",
    index,
    ({ match }) => match !== null,
    async (player) => {
      const answer = await player.threads[0]!.ask({
        kind: "nonce",
        match: player.match,
        nonce: "n",
      });
      expect(["ok", "refused"]).toContain(answer.kind);
    },
  );

/** A move for the newest question, sent twice with one id: the second is a duplicate, whatever became of the first. */
const move = (index: number, kind: string, seed: number): Step =>
  step(
    kind,
    index,
    (player) => (latest(player)?.decisions.length ?? 0) > 0,
    async (player) => {
      const { match, decisions } = latest(player)!;
      const layout = shuffle(seededRng(String(seed)), [
        "attack",
        "defense",
        "heal",
        "counter",
      ]).slice(0, 3);
      const command = {
        id: `m${seed} ${Math.abs(seed)}`,
        kind: "move",
        match,
        decision: decisions[0]!.id,
        move: { kind, layout },
      };
      const thread = player.threads[0]!;
      const answer = await thread.ask(command);
      if (player.match === match && answer.kind === "refused")
        expect(["stale", "not-your-decision", "match-over", "duplicate"]).toContain(answer.code);
      expect(await thread.ask(command)).toMatchObject({ code: "duplicate" });
    },
  );

/** An answer to a question of long ago. */
const late = (index: number): Step =>
  step(
    "late",
    index,
    ({ match }) => match !== null,
    async (player) => {
      const confirm = { kind: "layout_confirm", layout: ["attack", "heal", "defense"] };
      const answer = await player.threads[0]!.ask({
        kind: "move",
        match: player.match,
        decision: 0,
        move: confirm,
      });
      expect(answer).toMatchObject({
        code: expect.stringMatching(
          /^(stale|not-your-decision|match-not-open|match-over)$/,
        ) as string,
      });
    },
  );

/** Time passes: whatever is due by then happens. */
async function elapse({ node, clock }: House, ms: number): Promise<void> {
  clock.now += ms;
  for (const { match } of await node.tables.all()) await match.ring();
  await sweepQueues(node);
  await sweepAbsences(node);
}

const pass = (ms: number): Step => ({
  check: () => true,
  async run(model, house) {
    await elapse(house, ms);
    await listen(model, house);
    await check(model, house);
  },
  toString: () => `pass(${ms})`,
});

const who = fc.integer({ min: 0, max: PLAYERS - 1 });
const steps = [
  who.map(connect),
  who.map(connect),
  who.map(drop),
  who.map(queue),
  who.map(queue),
  who.map(queue),
  who.map(unqueue),
  who.map(nonce),
  who.map(nonce),
  who.map(late),
  fc.record({ who, seed: fc.integer() }).map((each) => move(each.who, "layout_draft", each.seed)),
  fc.record({ who, seed: fc.integer() }).map((each) => move(each.who, "layout_confirm", each.seed)),
  fc.constantFrom(100, 2_100, 10_000, 20_600, 61_000).map(pass),
];

/** Four newcomers take their steps, and leave when they are done. */
async function run(house: House, commands: Iterable<Step>): Promise<void> {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (): Promise<Player> => ({
      account: await newPlayer(house),
      threads: [],
      isWaiting: false,
      match: null,
      tokens: 10,
    })),
  );
  try {
    const model = { players, rival: new Map<string, Player>() };
    await fc.asyncModelRun(() => ({ model, real: house }), commands);
  } finally {
    for (const { threads } of players) for (const thread of threads) await thread.drop();
    await house.settle();
  }
}

test("queue, presence and clocks keep their promises under any order of joins, drops, late and repeated messages", async () => {
  const house = await openHouse();
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 160, size: "max" }), (commands) =>
      run(house, commands),
    ),
    { numRuns: SIZES.model.runs, seed: 7 + SIZES.part, endOnFailure: true },
  );
  const ended = await house.node.db.selectFrom("match").select("outcome").execute();
  const reasons = new Set(
    ended.map(({ outcome }) => (JSON.parse(outcome ?? "{}") as { reason?: string }).reason),
  );
  console.log(`${SIZES.model.runs} runs against the model, ${ended.length} matches`);
  // It all really happened.
  expect(ended.length).toBeGreaterThan(25);
  expect([...reasons]).toEqual(expect.arrayContaining(["disconnect", "timeout"]));
  await house.close();
}, 900_000);
