import type { GameId } from "@holmgang/games";
import { pick, seededRng } from "@holmgang/kernel";
import { expect } from "vitest";
import { COUNTS_AFTER_MS } from "../presence/settle-absence.ts";
import { SWEEPS } from "../upkeep/sweeps.ts";
import { handFor } from "./hand.ts";
import { pickUp } from "./house.ts";
import type { House } from "./house.ts";
import { check, latest, listen } from "./model.ts";
import type { Model, Player } from "./model.ts";

/** Something that may happen, if it can. */
interface Step {
  check(model: Model): boolean;
  run(model: Model, house: House): Promise<void>;
  toString(): string;
}

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

export const connect = (index: number): Step =>
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

export const drop = (index: number): Step =>
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
      tokensWon: model.stake,
    });
  });

export const queue = (game: GameId, index: number): Step =>
  step("queue", index, isHere, async (player, { stake }) => {
    const answer = await player.threads[0]!.ask({ kind: "queue", game, mode: "standard" });
    const code =
      player.match !== null
        ? "in-match"
        : player.tokens < stake
          ? "not-enough-tokens"
          : player.isWaiting
            ? "in-queue"
            : null;
    expect(answer).toMatchObject(code === null ? { kind: "ok" } : { code });
    if (code === null) player.isWaiting = true;
  });

export const unqueue = (index: number): Step =>
  step("unqueue", index, isHere, async (player) => {
    const answer = await player.threads[0]!.ask({ kind: "unqueue" });
    expect(answer).toMatchObject(player.isWaiting ? { kind: "ok" } : { code: "not-in-queue" });
    player.isWaiting = false;
  });

export const nonce = (index: number): Step =>
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
export const move = (game: GameId, kind: "legal" | "odd", index: number, seed: number): Step =>
  step(
    `${kind} ${seed}`,
    index,
    (player) => (latest(player)?.decisions.length ?? 0) > 0,
    async (player) => {
      const { match, decisions, view } = latest(player)!;
      const rng = seededRng(String(seed));
      const hand = await handFor(game, rng);
      const command = {
        id: `m${seed} ${Math.abs(seed)}`,
        kind: "move",
        match,
        decision: decisions[0]!.id,
        move:
          kind === "legal"
            ? hand.legal(view, player.seat)
            : pick(rng, [null, ...hand.odd(view, player.seat)]),
      };
      const thread = player.threads[0]!;
      const answer = await thread.ask(command);
      if (kind === "legal" && player.match === match && answer.kind === "refused")
        expect(["stale", "not-your-decision", "match-over", "duplicate"]).toContain(answer.code);
      expect(await thread.ask(command)).toMatchObject({ code: "duplicate" });
    },
  );

/** An answer to a question that is not open. */
export const late = (index: number): Step =>
  step(
    "late",
    index,
    ({ match }) => match !== null,
    async (player) => {
      const answer = await player.threads[0]!.ask({
        kind: "move",
        match: player.match,
        decision: latest(player)?.decisions[0]?.id === 0 ? 1 : 0,
        move: null,
      });
      expect(answer).toMatchObject({
        code: expect.stringMatching(
          /^(stale|not-your-decision|match-not-open|match-over)$/,
        ) as string,
      });
    },
  );

export const resign = (index: number): Step =>
  step(
    "resign",
    index,
    ({ match }) => match !== null,
    async (player) => {
      const answer = await player.threads[0]!.ask({ kind: "resign", match: player.match });
      if (answer.kind === "refused") expect(answer.code).toBe("match-not-open");
      else expect(answer.kind).toBe("ok");
    },
  );

/** Time passes: whatever is due by then happens, and nothing else ever does by itself. */
async function elapse({ node, clock }: House, ms: number): Promise<void> {
  clock.now += ms;
  for (const { match } of await node.tables.all()) await match.ring();
  for (const [, sweep] of SWEEPS) await sweep(node);
}

export const pass = (ms: number): Step => ({
  check: () => true,
  async run(model, house) {
    await elapse(house, ms);
    await listen(model, house);
    await check(model, house);
  },
  toString: () => `pass(${ms})`,
});
