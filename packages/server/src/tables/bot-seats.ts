import type { GameId } from "@holmgang/games";
import { expiryOf, SEATS } from "@holmgang/kernel";
import type { Decision, Seat } from "@holmgang/kernel";
import { BotFailed } from "../bots/bot-task.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import type { Asker } from "../bots/fair-line.ts";
import type { Seats } from "../ledger/stakes.ts";
import type { KeptMatch } from "../log/keep-match.ts";

/** The server's own bots at one table. They come in by the same door as everybody. */
interface BotSeats {
  /** Lets every bot think that is asked something. */
  think(): void;
}

/** What one bot is doing. */
interface Mind {
  isThinking: boolean;
  /** The decision about which it has said all it wants to. */
  waitsOn: number | null;
  answers: number;
}

/** Who thinks, and on whose behalf it is done. */
export interface Thinkers extends Pick<BotPool, "choose"> {
  /** Of the accounts at a table, the one that a bot of ours plays there. */
  askerAt(seats: Seats): Asker;
}

export function botSeats(
  { match, isClosed }: { match(): KeptMatch; isClosed(): boolean },
  { choose, askerAt }: Thinkers,
  complain: (error: unknown) => void,
): BotSeats {
  const minds = SEATS.map((): Mind => ({ isThinking: false, waitsOn: null, answers: 0 }));
  const open = (): readonly Decision[] => match().host.decisions(match().journal().position);

  async function answer(bot: string, seat: Seat, decision: Decision): Promise<void> {
    const mind = minds[seat]!;
    const { host, id } = match();
    const { position, header } = match().journal();
    try {
      const { move, waits } = await choose(
        {
          game: host.game.id as GameId, // hosts come from the list of games
          bot,
          view: host.game.view(position.state, seat),
          legal: host.game.legalMoves(position.state, seat),
          // Its own answers are counted, not the inputs: its rival's drafts must not reach it, not even as a number.
          seed: `${header.seed} ${seat} ${decision.id} ${mind.answers++}`,
        },
        askerAt(match().seats),
      );
      const taken = await match().take({ kind: "move", seat, move }, { decision: decision.id });
      const isForeseen =
        taken.ok || ["stale", "not-your-decision", "match-over"].includes(taken.refusal.code);
      if (!isForeseen)
        throw new BotFailed(`bot '${bot}' in match ${id}: ${JSON.stringify(taken.refusal)}`);
      if (taken.ok && waits) mind.waitsOn = decision.id;
    } catch (error) {
      if (isClosed()) return; // then it was not the bot that failed
      complain(error);
      if (error instanceof BotFailed)
        await match().take({ kind: "forfeit", seats: [seat], reason: "resigned" });
    }
  }

  function think(): void {
    if (isClosed()) return;
    for (const seat of SEATS) {
      const bot = match().bots[seat];
      const mind = minds[seat]!;
      const decision = open().find((each) => each.seat === seat);
      if (!bot || !decision || mind.isThinking || mind.waitsOn === decision.id) continue;
      mind.isThinking = true;
      answer(bot, seat, decision)
        .then(() => {
          mind.isThinking = false;
          think();
        })
        .catch((error: unknown) => {
          mind.isThinking = false; // the next turn of the match makes it think again
          complain(error);
        });
    }
    void closeWaiting().catch(complain);
  }

  /** When only bots are still asked, and all of them only wait for the bell, nobody has to. */
  async function closeWaiting(): Promise<void> {
    const asked = open();
    const areAllWaiting = asked.every(({ id, seat }) => minds[seat]!.waitsOn === id);
    if (asked.length === 0 || !areAllWaiting) return;
    for (const clock of match().clocks().running)
      await match().take(expiryOf(clock), { decision: clock.id });
  }

  return { think };
}
