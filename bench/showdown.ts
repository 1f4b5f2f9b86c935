import { createRequire } from "node:module";
import { installPeer, PEERS } from "./peers.ts";

const VERSION = "0.11.11";
const HOME = new URL("showdown/", PEERS);
const FORMAT = "gen9randombattle";

/** Pokémon Showdown's simulator, as the bench uses it. It is not there when types are checked, so its types are ours. */
interface Showdown {
  readonly Battle: new (options: { formatid: string; seed: readonly number[] }) => Battle;
  readonly Teams: { generate(format: string, options: { seed: readonly number[] }): unknown };
}

interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  setPlayer(slot: string, options: { name: string; team: unknown }): void;
  allChoicesDone(): boolean;
  commitChoices(): void;
}

interface Side {
  readonly activeRequest: Request | null;
  isChoiceDone(): boolean;
  choose(choice: string): boolean;
}

interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: unknown;
  readonly active?: readonly {
    readonly trapped?: boolean;
    readonly moves: readonly { readonly disabled?: unknown; readonly pp?: number }[];
  }[];
  readonly side: {
    readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[];
  };
}

/** Whether it is there, or can be installed. */
export const installShowdown = (say: (line: string) => void): boolean =>
  installPeer({ name: "pokemon-showdown", version: VERSION, home: HOME }, say);

/** Plays whole random battles between players who choose at random; null if it cannot be installed. */
export function showdown(
  say: (line: string) => void,
): ((below: (n: number) => number) => void) | null {
  if (!installShowdown(say)) return null;
  const { Battle, Teams } = createRequire(HOME)("pokemon-showdown") as Showdown;
  let played = 0;
  return (below) => {
    const seed = (part: number) => [++played, part, 3, 4];
    const battle = new Battle({ formatid: FORMAT, seed: seed(1) });
    for (const slot of ["p1", "p2"])
      battle.setPlayer(slot, { name: slot, team: Teams.generate(FORMAT, { seed: seed(2) }) });
    while (!battle.ended) {
      for (const side of battle.sides) answer(side, below);
      if (battle.allChoicesDone()) battle.commitChoices();
    }
  };
}

function answer(side: Side, below: (n: number) => number): void {
  const request = side.activeRequest;
  if (!request || request.wait || side.isChoiceDone()) return;
  const choices = choicesFor(request);
  const choice = choices[below(Math.max(1, choices.length))] ?? "default";
  if (!side.choose(choice)) side.choose("default");
}

/** Every move that is not used up or forbidden, every change to somebody who stands. */
function choicesFor({ active, forceSwitch, side }: Request): readonly string[] {
  const [own] = active ?? [];
  const isMoving = own !== undefined && !forceSwitch;
  const moves = isMoving
    ? own.moves.flatMap(({ disabled, pp }, i) => (disabled || pp === 0 ? [] : [`move ${i + 1}`]))
    : [];
  if (isMoving && own.trapped) return moves;
  const others = side.pokemon.flatMap((each, i) =>
    each.active || each.condition.endsWith(" fnt") ? [] : [`switch ${i + 1}`],
  );
  return [...moves, ...others];
}
