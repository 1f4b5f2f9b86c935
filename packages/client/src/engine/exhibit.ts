import type { Bot } from "@holmgang/bots";
import { invariant, retell, seededRng } from "@holmgang/kernel";
import type { Journal, Seat, Shape } from "@holmgang/kernel";
import type { Told } from "../match/feed.ts";
import { botNamed } from "./bot-named.ts";
import type { Playable } from "./games.ts";
import type { AskOf } from "./messages.ts";

/** Plays a match between two bots to its end, and tells it as a spectator would have heard it. */
export function exhibit(
  { host, bots }: Playable,
  { bots: names, seed }: AskOf<"exhibit">,
): readonly Told[] {
  const config = host.parseConfig({});
  invariant(config.ok, "a game's defaults are playable");
  const seated: readonly [Bot<Shape>, Bot<Shape>] = [
    botNamed(bots, names[0]),
    botNamed(bots, names[1]),
  ];
  let { journal } = host.openJournal(config.value, seed);
  const take = (input: Parameters<typeof host.append>[2]): void => {
    const page = host.append(journal, 0, input);
    invariant(page.ok, "bots make legal moves");
    journal = page.value.journal;
  };
  const waiting = new Set<number>();
  for (
    let open = host.decisions(journal.position);
    open.length > 0;
    open = host.decisions(journal.position)
  ) {
    const next = open.find(({ id }) => !waiting.has(id));
    if (next) {
      const { move, waits } = chosen(journal, next.seat);
      take({ kind: "move", seat: next.seat, move });
      if (waits) waiting.add(next.id);
    } else for (const { seat } of open) take({ kind: "expire", seat });
  }
  return retell(host.game, journal, "spectator").map(({ events, view, outcome }) => ({
    events,
    view,
    outcome,
    questions: [],
    old: false,
  }));

  function chosen({ position: { state }, inputs }: Journal<Shape>, seat: Seat) {
    const rng = seededRng(`${seed} ${seat} ${inputs.length}`);
    return seated[seat].choose(
      host.game.view(state, seat),
      host.game.legalMoves(state, seat),
      { iterations: 500 },
      rng,
    );
  }
}
