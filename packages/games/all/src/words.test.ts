import {
  advance,
  decisions,
  open,
  outcome,
  parseConfig,
  pick,
  seededRng,
  VIEWERS,
} from "@holmgang/kernel";
import type { Position, Rng, Seat } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS, GAMES } from "./index.ts";
import type { GameId } from "./index.ts";
import { lawKitOf } from "./testing/index.ts";

const MATCHES = 30;

/** Every position of some matches of every kind, with random listed moves. */
async function* positionsOf(id: GameId): AsyncGenerator<Position<unknown>> {
  const { game } = GAMES[id];
  const kit = await lawKitOf(id);
  for (let match = 0; match < MATCHES; match++) {
    const rng = seededRng(`words/${id}/${match}`);
    const config = parseConfig(game, kit.configs(rng));
    if (!config.ok) throw new Error(config.refusal.words);
    let { position } = open(game, config.value, `words/${match}`);
    yield position;
    while (!outcome(game, position)) yield (position = played(id, position, rng));
  }
}

function played(id: GameId, position: Position<unknown>, rng: Rng): Position<unknown> {
  const { game } = GAMES[id];
  const { seat } = pick(rng, decisions(game, position));
  const move = pick(rng, game.legalMoves(position.state, seat));
  const step = advance(game, position, { kind: "move", seat, move });
  if (!step.ok) throw new Error(step.refusal.words);
  return step.value.position;
}

/** Two moves that read alike, or one that is not read back as it reads. */
function unreadable(id: GameId, state: unknown, seat: Seat): string | null {
  const { game, words } = GAMES[id];
  const view = game.view(state, seat);
  const listed = game.legalMoves(state, seat);
  const lines = listed.map((move) => words.move(move, seat));
  if (new Set(lines).size < lines.length) return `two of ${lines.join(", ")}`;
  // Terminals and the table's own line say what was typed in small letters.
  const lost = lines.findIndex(
    (line, index) =>
      JSON.stringify(words.read(line.toLowerCase(), view)) !== JSON.stringify(listed[index]),
  );
  return lost < 0 ? null : lines[lost]!;
}

describe.each(GAME_IDS)("%s in words", (id) => {
  const { game, words } = GAMES[id];

  test("every listed move has its own words, and can be typed as it reads", async () => {
    for await (const { state } of positionsOf(id))
      for (const { seat } of game.decisions(state)) expect(unreadable(id, state, seat)).toBeNull();
  });

  test("every way to end has its words", async () => {
    const { endings } = await lawKitOf(id);
    const reasons = endings.map((ending) => ending.split(" ")[1]!);
    expect(reasons.filter((reason) => !words.reasons[reason])).toEqual([]);
  });

  test("everybody is told where the match is, how it stands and what there is to do", async () => {
    for await (const position of positionsOf(id)) {
      for (const viewer of VIEWERS) {
        const view = game.view(position.state, viewer);
        const asked = decisions(game, position).find(({ seat }) => seat === viewer)?.kind ?? null;
        const told = [words.heading(view), words.prompt(view, asked), ...words.view(view)];
        for (const { kind } of decisions(game, position))
          told.push(words.atZero(view, kind, "limit"), words.atZero(view, kind, "bank"));
        expect(told.filter((line) => /undefined|null|NaN|\[object|^$/.test(line))).toEqual([]);
        expect(words.score(view)).toHaveLength(2);
      }
    }
  });
});
