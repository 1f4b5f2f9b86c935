import type { Refusal, Viewer } from "@holmgang/kernel";
import type { Emote, MessageOf } from "@holmgang/protocol";
import { CALM } from "../match/feed.ts";
import type { Feed, MatchInfo, MatchStatus, Question } from "../match/feed.ts";
import { tellStory } from "../match/story.ts";
import { createStore } from "../store/store.ts";
import { connection, send, serverClock } from "./connection.ts";

/** A match on the server, as this page follows it. */
export interface OnlineMatch extends Feed {
  /** The last of the viewer's own updates that arrived. */
  seq(): number;
  update(message: MessageOf<"update">): void;
  set(changes: Partial<MatchStatus>): void;
  isOver(): boolean;
  /** Takes the offer of a rematch back. */
  withdraw(): Promise<Refusal | null>;
  /** Tells the rival that one has left the table, once the match is over. */
  depart(): Promise<void>;
  /** Asks for what was missed, and sends again what was not answered. */
  catchUp(): Promise<Refusal | null>;
}

/** A move that has not been answered. */
interface Unanswered {
  readonly question: number;
  readonly move: unknown;
  done(refusal: Refusal | null): void;
}

export function onlineMatch(info: MatchInfo): OnlineMatch {
  const status = createStore<MatchStatus>(CALM);
  const story = tellStory();
  const unanswered: Unanswered[] = [];
  let seq = 0;
  let isOver = false;
  /** While what was missed is on its way, moves wait: they arrive in the order they were made. */
  let catching = false;

  /** Whether a move counted that the server does not know of is seen when its database is back. */
  const lookAgain = (afterMs = LOOK_AGAIN_MS): void =>
    void setTimeout(() => void match.catchUp(), afterMs);

  async function deliver(waiting: Unanswered, again: boolean): Promise<void> {
    const { question, move, done } = waiting;
    const answer = await send<"move">({ kind: "move", match: info.id, decision: question, move });
    if (!answer.ok && answer.refusal.code === "offline") return;
    if (!answer.ok && answer.refusal.code === "unknown") return lookAgain();
    const at = unanswered.indexOf(waiting);
    if (at < 0) return; // sent twice, and answered before
    unanswered.splice(at, 1);
    // It may have arrived the first time: then the question is closed, and that is no news to the player.
    done(answer.ok || (again && CLOSED.includes(answer.refusal.code)) ? null : answer.refusal);
  }

  const match: OnlineMatch = {
    info,
    status,
    listen: story.listen,
    seq: () => seq,
    update(message) {
      if (message.seq <= seq) return;
      // Whoever begins to watch begins where the match stands.
      const isFirst = seq === 0 && !isPlaying(info.viewer);
      if (message.seq > seq + 1 && !isFirst) return void match.catchUp();
      seq = message.seq;
      isOver = message.outcome !== null;
      story.tell({
        events: message.events,
        view: message.view,
        questions: message.decisions.map(inPageTime),
        others: message.others.map(inPageTime),
        outcome: message.outcome,
        old: false,
      });
    },
    set: (changes) => status.set((now) => ({ ...now, ...changes })),
    isOver: () => isOver,
    async catchUp() {
      catching = true;
      const answer = await (isPlaying(info.viewer)
        ? send<"resume">({ kind: "resume", match: info.id, seq })
        : send<"watch">({ kind: "watch", match: info.id, ...(seq > 0 && { seq }) }));
      if (answer.ok)
        for (let next = unanswered[0]; next; next = unanswered[0]) {
          await deliver(next, true);
          if (unanswered[0] === next) break; // lost again: the next connection sends it
        }
      catching = false;
      if (answer.ok) return null;
      const { retryAfterSeconds } = answer.refusal;
      if (seq > 0 && retryAfterSeconds !== undefined) lookAgain(retryAfterSeconds * 1000);
      else if (seq > 0 && AWAY.includes(answer.refusal.code)) lookAgain();
      return answer.refusal;
    },
    move(question, move) {
      return new Promise((done) => {
        const waiting = { question, move, done };
        unanswered.push(waiting);
        if (connection.get() === "here" && !catching) void deliver(waiting, false);
      });
    },
    say: isPlaying(info.viewer) ? (emote) => say(info.id, emote) : undefined,
    resign: () => asked({ kind: "resign", match: info.id }),
    async rematch() {
      const refusal = await asked({ kind: "rematch", match: info.id });
      if (refusal) return refusal;
      status.set((now) => ({ ...now, rematch: "you" }));
      return null;
    },
    withdraw: () => asked({ kind: "unrematch", match: info.id }),
    async depart() {
      if (isOver && isPlaying(info.viewer)) await asked({ kind: "leave", match: info.id });
    },
  };
  return match;
}

const LOOK_AGAIN_MS = 1_000;
/** What a server says that has no database. */
const AWAY = ["unknown", "internal"];

const inPageTime = <Q extends Question>({ bank, ...question }: Q) => ({
  ...question,
  deadline: toPage(question.deadline),
  bank: bank && { ...bank, deadline: toPage(bank.deadline) },
});

const toPage = (time: number | null): number | null =>
  time === null ? null : serverClock.toPage(time);

const CLOSED = ["stale", "not-your-decision", "match-over"];

type Plain = "resign" | "rematch" | "unrematch" | "leave";

/** Whether it was done, if the server does not know, is found out by asking once more: all of these are done once. */
async function asked(
  command: { readonly kind: Plain; readonly match: string },
  again = false,
): Promise<Refusal | null> {
  const answer = await send<Plain>(command);
  if (answer.ok) return null;
  const { code } = answer.refusal;
  if (again && CLOSED.includes(code)) return null;
  if (code !== "unknown") return answer.refusal;
  await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  return asked(command, true);
}

async function say(match: string, emote: Emote): Promise<Refusal | null> {
  const answer = await send<"emote">({ kind: "emote", match, emote });
  return answer.ok ? null : answer.refusal;
}

export const isPlaying = (viewer: Viewer): viewer is 0 | 1 => viewer !== "spectator";
