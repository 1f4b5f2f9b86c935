import { setTimeout as sleep } from "node:timers/promises";
import { playBots } from "./bot-match.ts";
import { ask, guest, openLine } from "./stranger.ts";
import type { Line, Stranger } from "./stranger.ts";
import { knock, sendHalf } from "./raw.ts";

/** Whom it happens to: an honest player's account, and the match they are in. */
export interface Victim {
  readonly account: string;
  readonly match: string;
}

/** One way to be a burden: it is begun, and goes on until the time is up. */
type Abuse = (stranger: Stranger, victim: Victim, isOver: () => boolean) => Promise<void>;

/** Everything one address might try, as fast as it is answered. */
export const ABUSES: Readonly<Record<string, Abuse>> = {
  /** 384 matches against a searching bot, or as many as one may have. */
  async bots(stranger, _victim, isOver) {
    for (let i = 0; i < 384 && !isOver(); i++) {
      const player = await playBots(stranger, { pauseMs: 0, seed: `abuse ${i}` });
      if (!player) await sleep(PAUSE_MS);
    }
    await until(isOver);
  },
  /** The honest player's match from its beginning, again and again on every line. */
  watch: onLines(async (line, { match }) => {
    await line.ask({ kind: "watch", match, seq: 0 });
    await line.ask({ kind: "unwatch", match });
  }),
  /** An own match from its beginning, again and again. */
  resume: onLines(async (line, _victim, own) => {
    if (own.match === null) {
      const answer = await line.ask({ kind: "play_bot", game: "slots", bot: "random" });
      own.match = answer?.kind === "ok" ? (answer.match ?? null) : null;
    }
    await line.ask({ kind: "resume", match: own.match ?? "none", seq: 0 });
  }),
  /** Matches that are opened and given up. */
  matches: onLines(async (line) => {
    const answer = await line.ask({ kind: "play_bot", game: "clans", bot: "random" });
    if (answer?.kind === "ok") await line.ask({ kind: "resign", match: answer.match ?? "" });
  }),
  /** Invitations to the honest player, taken back at once to make room for more. */
  invitations: onLines(async (line, { account }) => {
    const answer = await line.ask({ kind: "invite", game: "orcain", to: account });
    if (answer?.kind === "ok") await line.ask({ kind: "uninvite", invite: answer.invite ?? "" });
  }),
  /** The record of a match, again and again. */
  async records(stranger, _victim, isOver) {
    const match = await finishedMatch(stranger);
    await manyAtOnce(32, isOver, () => ask(stranger, `GET /api/matches/${match}/record`));
  },
  /** New accounts. */
  guests: (stranger, _victim, isOver) => manyAtOnce(32, isOver, () => guest(stranger)),
  /** The same complaint. */
  async reports(stranger, { account, match }, isOver) {
    const somebody = await guest(stranger);
    const payload = { match, account, words: "x".repeat(1000) };
    const wish = { token: somebody?.token ?? "", payload };
    await manyAtOnce(32, isOver, () => ask(stranger, "POST /api/reports", wish));
  },
  /** Texts that are no commands, of brackets and of great length. */
  messages: onLines(async (line) => {
    line.send(`{"id":"x","kind":"play_bot","settings":${"[".repeat(7_000)}${"]".repeat(7_000)}}`);
    line.send(`"${"x".repeat(30_000)}"`);
    for (let i = 0; i < 20; i++) await line.ask({ kind: "ping" });
  }),
  /** Connections that say half of something, and doors that are none. */
  edge: (stranger, _victim, isOver) =>
    manyAtOnce(64, isOver, async () => {
      await sendHalf(stranger);
      await knock(stranger, "//");
    }),
};

/** Between two tries of one line, so that the machine of the abuser is not what is measured. */
const PAUSE_MS = 20;
const LINES = 60;

interface Own {
  match: string | null;
}

/** As many lines as one address may have, as many accounts, each trying the same over and over. */
function onLines(once: (line: Line, victim: Victim, own: Own) => Promise<void>): Abuse {
  return async (stranger, victim, isOver) => {
    const tokens: string[] = [];
    for (let i = 0; i < 30; i++) tokens.push((await guest(stranger))?.token ?? "");
    const repeat = async (line: Line, work: () => Promise<void>): Promise<void> => {
      while (!line.isLost() && !isOver()) {
        await work();
        await sleep(PAUSE_MS);
      }
    };
    const each = async (index: number): Promise<void> => {
      const own: Own = { match: null };
      while (!isOver()) {
        const line = await openLine(stranger, tokens[index % tokens.length] ?? "");
        if (line) await repeat(line, () => once(line, victim, own));
        await sleep(10 * PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: LINES }, (_, index) => each(index)));
  };
}

async function manyAtOnce(
  lanes: number,
  isOver: () => boolean,
  once: () => Promise<unknown>,
): Promise<void> {
  const each = async (): Promise<void> => {
    while (!isOver()) {
      await once();
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: lanes }, each));
}

/** A match that somebody has given up. */
async function finishedMatch(stranger: Stranger): Promise<string> {
  const somebody = await guest(stranger);
  const player = await openLine(stranger, somebody?.token ?? "", (message, line) => {
    if (message.kind === "match_found")
      void line.ask({ kind: "nonce", match: message.match, nonce: "any" });
    if (message.kind === "update") void line.ask({ kind: "resign", match: message.match });
  });
  const answer = await player?.ask({ kind: "play_bot", game: "clans", bot: "random" });
  const match = answer?.kind === "ok" ? (answer.match ?? "") : "";
  await sleep(50 * PAUSE_MS);
  return match;
}

async function until(isOver: () => boolean): Promise<void> {
  while (!isOver()) await sleep(PAUSE_MS);
}
