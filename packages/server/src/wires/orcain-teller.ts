import type { Message, MessageOf } from "@holmgang/protocol";
import { errorMsg } from "./orcain-says.ts";
import type { OrcainSays } from "./orcain-says.ts";
import { ending, isClockMoved, isForfeited, opening, standing, story } from "./orcain-table.ts";
import type { OrcainTable } from "./orcain-table.ts";
import type { Outbox } from "./outbox.ts";

/** Tells a client of Orcain's own wire what the server says in the general protocol. */
interface Teller {
  hear(message: Message): void;
  /** The match a client means; absent is the newest. */
  table(matchId: unknown): OrcainTable | undefined;
}

/** What a teller needs of its line. */
interface TellerRoom {
  readonly outbox: Outbox;
  say(message: OrcainSays): void;
  tokens(): Promise<number>;
  /** Gives the client's part of a match's chance. */
  giveNonce(match: string): void;
  /** Asks for all updates of a match; done when they were heard. */
  resume(match: string): Promise<void>;
  /** Ends the connection of somebody who is put out, and says why. */
  putOut(words: string): void;
  now(): number;
}

export function orcainTeller({
  outbox,
  say,
  tokens,
  giveNonce,
  resume,
  putOut,
  now,
}: TellerRoom): Teller {
  const tables = new Map<string, OrcainTable>();
  /** Ends what is being shown of a match: somebody's leaving has ended it, or will in a moment. */
  const cuts = new Map<string, AbortController>();
  /** Matches the client is coming back to: what happened before is not told again. */
  const returning = new Set<string>();

  function cutOf(match: string): AbortController {
    const cut = cuts.get(match) ?? new AbortController();
    cuts.set(match, cut);
    return cut;
  }

  function show(table: OrcainTable, message: OrcainSays): void {
    say(message);
    if (message.type === "prep_start" || message.type === "sync_state")
      table.decision = table.update?.decisions[0]?.id ?? null;
  }

  async function sitDown(found: MessageOf<"match_found">): Promise<void> {
    if (found.game !== "orcain" || tables.has(found.match)) return;
    tables.set(found.match, { found, tokens: await tokens(), update: null, decision: null });
  }

  async function tell(update: MessageOf<"update">): Promise<void> {
    const table = tables.get(update.match);
    if (!table) return;
    const isFirst = table.update === null;
    table.update = update;
    if (returning.has(update.match)) return;
    if (isFirst) show(table, opening(table, update));
    if (isClockMoved(update)) show(table, standing(table, update));
    const { signal } = cutOf(update.match);
    for (const { pauseMs, message } of story(table, update)) {
      await outbox.pause(pauseMs, signal);
      if (signal.aborted) return;
      show(table, message);
    }
  }

  /** Only a fault of the server's leaves a match to come back to: the wire tells where it stands. */
  async function comeBack(match: string): Promise<void> {
    returning.add(match);
    await resume(match);
    outbox.push(() => {
      returning.delete(match);
      const table = tables.get(match);
      if (table?.update) show(table, standing(table, table.update));
    });
  }

  function end({ match, tokens: left }: MessageOf<"settled">): void {
    const table = tables.get(match);
    tables.delete(match);
    cuts.delete(match);
    const message = table?.update && ending(table, table.update, left);
    if (message) say(message);
  }

  return {
    hear(message) {
      switch (message.kind) {
        case "welcome":
          for (const match of message.matches) void comeBack(match);
          return;
        case "match_found":
          giveNonce(message.match);
          return outbox.push(() => sitDown(message));
        case "update":
          if (isForfeited(message)) cutOf(message.match).abort();
          return outbox.push(() => tell(message));
        case "settled":
          return outbox.push(() => end(message));
        case "left_queue":
          return outbox.push(() => {
            say(errorMsg(message));
            say({ type: "queue_left" });
          });
        case "presence":
          if (message.until !== null && message.until <= now()) cutOf(message.match).abort();
          return;
        case "banned":
          return putOut(message.words);
        case "ok":
        case "refused":
        case "audience":
        case "invited":
        case "invite_closed":
        case "emote":
        case "rematch_offered":
        case "rematch_closed":
        case "departed":
        case "returned":
        case "closing":
          return; // this wire has no word for it
      }
    },
    table(matchId = null) {
      if (matchId === null) return [...tables.values()].at(-1);
      return typeof matchId === "string" ? tables.get(matchId) : undefined;
    },
  };
}
