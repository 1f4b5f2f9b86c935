import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { SIZES, tried } from "@holmgang/games/testing";
import { invariant } from "@holmgang/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasSetting } from "../testing/exchange.ts";
import { newPlayer, openHouse } from "../testing/house.ts";
import type { House } from "../testing/house.ts";
import {
  connect,
  drop,
  late,
  move,
  nonce,
  pass,
  queue,
  resign,
  unqueue,
} from "../testing/model-steps.ts";
import type { Model, Player } from "../testing/model.ts";

type Steps = Iterable<fc.AsyncCommand<Model, House>>;

const PLAYERS = 4;

const who = fc.integer({ min: 0, max: PLAYERS - 1 });

/** Whatever anybody may do, the usual more often. */
const stepsOf = (game: GameId) => {
  const queued = who.map((index) => queue(game, index));
  const moved = (kind: "legal" | "odd") =>
    fc.tuple(who, fc.integer()).map(([index, seed]) => move(game, kind, index, seed));
  return [
    who.map(connect),
    who.map(connect),
    who.map(drop),
    queued,
    queued,
    queued,
    who.map(unqueue),
    who.map(nonce),
    who.map(nonce),
    who.map(late),
    who.map(resign),
    moved("odd"),
    moved("legal"),
    fc.constantFrom(100, 2_100, 10_000, 20_600, 61_000).map(pass),
  ];
};

/** Four newcomers take their steps, and leave when they are done. */
async function run(house: House, stake: number, commands: Steps): Promise<void> {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (): Promise<Player> => ({
      account: await newPlayer(house),
      threads: [],
      isWaiting: false,
      match: null,
      seat: 0,
      tokens: 10,
    })),
  );
  try {
    const model = { stake, players, rival: new Map<string, Player>() };
    await fc.asyncModelRun(() => ({ model, real: house }), commands);
  } finally {
    for (const { threads } of players) for (const thread of threads) await thread.drop();
    await house.settle();
  }
}

/** As the model has it: to be gone is to be lost at once, and every match is for a token. */
function houseRules(id: GameId): Record<string, number> {
  const rules = { disconnectGraceMs: 0, stake: 1 };
  return Object.fromEntries(Object.entries(rules).filter(([key]) => hasSetting(key)(id)));
}

test.each(GAME_IDS)(
  "%s: queue, presence and clocks keep their promises under any order of joins, drops, late and repeated messages",
  async (id) => {
    const { game } = GAMES[id];
    const settings = game.parseSettings(houseRules(id));
    invariant(settings.ok, "a game accepts its own settings");
    const { stake, disconnectGraceMs } = game.terms(settings.value);
    expect(disconnectGraceMs).toBe(0);
    const house = await openHouse({ isStill: true, queueSettings: { [id]: houseRules(id) } });
    await fc.assert(
      fc.asyncProperty(fc.commands(stepsOf(id), { maxCommands: 160, size: "max" }), (commands) =>
        run(house, stake, commands),
      ),
      { numRuns: SIZES.model.runs, seed: 7 + SIZES.part, endOnFailure: true },
    );
    const ended = await house.node.db.selectFrom("match").select("outcome").execute();
    const reasons = Map.groupBy(
      ended,
      ({ outcome }) => (JSON.parse(outcome ?? "{}") as { reason?: string }).reason ?? "unfinished",
    );
    const { bells } = await house.node.db
      .selectFrom("match_input")
      .select((row) => row.fn.countAll<string>().as("bells"))
      .where("input", "like", '%"expire"%')
      .executeTakeFirstOrThrow();
    const seen = [...reasons].map(([reason, all]) => `${all.length} ${reason}`).join(", ");
    tried("runs against the model", SIZES.model.runs);
    console.log(
      `${id}: ${SIZES.model.runs} runs, ${ended.length} matches (${seen}), ${bells} times the bell rang`,
    );
    // It all really happened.
    expect(ended.length).toBeGreaterThan(25);
    expect(Number(bells)).toBeGreaterThan(0);
    const { disconnected, resigned } = game.forfeits;
    expect([...reasons.keys()]).toEqual(expect.arrayContaining([disconnected, resigned]));
    await house.close();
  },
  900_000,
);
