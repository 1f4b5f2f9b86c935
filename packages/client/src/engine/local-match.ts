import {
  expiryOf,
  heardBy,
  nextBell,
  refuse,
  renewLimits,
  rival,
  seededRng,
  sight,
  travelling,
  turnOf,
  updateFor,
} from "@holmgang/kernel";
import type {
  Asked,
  Input,
  Journal,
  MatchRecord,
  Moment,
  Page,
  Refusal,
  Shape,
} from "@holmgang/kernel";
import type { Told } from "../match/feed.ts";
import { botNamed } from "./bot-named.ts";
import type { Playable } from "../game/playable.ts";
import type { LocalPlan } from "./messages.ts";
import { untimed } from "./untimed.ts";

/** What a match needs from whoever runs it. */
interface Surroundings {
  now(): number;
  /** Calls back at a time; returns how to call it off. */
  at(time: number, ring: () => void): () => void;
  tell(told: Told, record: MatchRecord): void;
}

/** A match against a bot, with this browser as its host: the rules, the clock and the log. */
export interface LocalMatch {
  move(question: number, move: unknown): Refusal | null;
  resign(): Refusal | null;
}

/** Opens a match, or goes on with one that was left: the limit of its question starts anew, its banks are what they were. */
export function localMatch(
  { host, bots }: Playable,
  plan: LocalPlan,
  from: MatchRecord | null,
  { now, at, tell }: Surroundings,
): LocalMatch {
  const bot = botNamed(bots, plan.bot);
  const pages = from ? replayed(from) : [opening()];
  let journal: Journal<Shape> = pages.at(-1)!.journal;
  const leftAt = journal.inputs.at(-1)?.at ?? 0;
  const openedAt = now() - leftAt;
  let stand = standing();
  const waiting = new Set<number>();
  let unring = (): void => undefined;

  const past = pages.flatMap(({ events }) => events);
  say(heardBy(host.game, past, plan.seat), true);
  settle();

  function opening(): Page<Shape> {
    const own = plan.entry ?? undefined;
    const other = plan.botEntry ?? undefined;
    const config = host.parseConfig({
      settings: plan.settings ?? untimed(host.game),
      entries: plan.seat === 0 ? [own, other] : [other, own],
    });
    if (!config.ok) throw new Error(config.refusal.words);
    return host.openJournal(config.value, plan.seed);
  }

  function replayed(record: MatchRecord): readonly Page<Shape>[] {
    const read = host.replay(record);
    if (!read.ok) throw new Error(read.refusal.words);
    return read.value;
  }

  /** Turn by turn, for the banks. What was shown before a match was left is not shown again. */
  function standing(): Moment<unknown> {
    let moment: Moment<unknown> | null = null;
    for (const page of pages) moment = turnOf(host.game, page, moment).after;
    if (!from) return moment!;
    const { position, clocks } = moment!;
    return { position, clocks: renewLimits(clocks, host.decisions(position), leftAt) };
  }

  function take(input: Input): Refusal | null {
    const time = Math.max(journal.inputs.at(-1)?.at ?? 0, Math.round(now() - openedAt));
    const page = host.append(journal, time, input);
    if (!page.ok) return page.refusal;
    journal = page.value.journal;
    const turn = turnOf(host.game, page.value, stand);
    stand = turn.after;
    const update = updateFor(host.game, turn, plan.seat);
    // What changes nothing for the person is kept all the same: a reload goes on from exactly here.
    say(update?.events ?? [], false);
    return null;
  }

  function say(events: readonly Shape["event"][], old: boolean): void {
    const { decisions, others, ...rest } = sight(host.game, stand, plan.seat);
    const pageTime = (asked: Asked) => ({ seat: asked.seat, ...travelling(asked, openedAt) });
    tell(
      { ...rest, events, questions: decisions.map(pageTime), others: others.map(pageTime), old },
      host.recordOf(journal),
    );
  }

  /** Lets the bot say all it wants to, rings the bell for whoever only waits for it, and sets the next bell. */
  function settle(): void {
    for (;;) {
      const open = host.decisions(journal.position);
      const asked = open.find(({ seat, id }) => seat !== plan.seat && !waiting.has(id));
      if (asked) {
        if (think()) waiting.add(asked.id);
        continue;
      }
      if (open.length === 0 || open.some(({ seat }) => seat === plan.seat)) break;
      for (const clock of stand.clocks.running) take(expiryOf(clock));
    }
    setBell();
  }

  function think(): boolean {
    const seat = rival(plan.seat);
    const { state } = journal.position;
    const rng = seededRng(`${plan.seed} bot ${journal.inputs.length}`);
    const choice = bot.choose(
      host.game.view(state, seat),
      host.game.legalMoves(state, seat),
      BUDGET,
      rng,
    );
    const refusal = take({ kind: "move", seat, move: choice.move });
    if (refusal)
      throw new Error(`The bot ${bot.name} made a move that was refused: ${refusal.words}`);
    return choice.waits;
  }

  function setBell(): void {
    unring();
    const bell = nextBell(stand.clocks);
    if (!bell) return;
    unring = at(openedAt + bell.at, () => {
      for (const input of bell.inputs) take(input);
      settle();
    });
  }

  return {
    move(question, move) {
      if (
        !host
          .decisions(journal.position)
          .some(({ id, seat }) => id === question && seat === plan.seat)
      ) {
        return refuse("stale", "That question is closed.").refusal;
      }
      const refusal = take({ kind: "move", seat: plan.seat, move });
      if (!refusal) settle();
      return refusal;
    },
    resign() {
      const refusal = take({ kind: "forfeit", seats: [plan.seat], reason: "resigned" });
      if (!refusal) setBell();
      return refusal;
    },
  };
}

/** Enough for every bot there is to think a move through. */
const BUDGET = { iterations: 2_000 };
