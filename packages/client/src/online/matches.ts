import type { BySeat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import { me, refreshMe } from "../me/me.ts";
import { unfinished } from "../me/unfinished.ts";
import type { MatchInfo, Sitter } from "../match/feed.ts";
import { toast } from "../look/toasts.tsx";
import { text } from "../text/text.ts";
import { preferences } from "../preferences/preferences.ts";
import { randomHex } from "../store/random-hex.ts";
import { createStore } from "../store/store.ts";
import { connection, hear, send, serverClock } from "./connection.ts";
import { onlineMatch } from "./online-match.ts";
import type { OnlineMatch } from "./online-match.ts";
import { sitterOf } from "./online-sitter.ts";

/** The matches this page follows, by id. */
const matches = new Map<string, OnlineMatch>();

/** Where a battle of a run leads back to. */
const CAMPAIGN = "/campaign";

/** Who stands there in battles of a run, by match: the enemy, not the bot that plays it. */
const rivals = new Map<string, Pick<Sitter, "name" | "note">>();

export const nameRival = (match: string, name: string): void =>
  void rivals.set(match, { name, note: null });

/** The match that was found last: whoever shows pages goes there. */
export const found = createStore<OnlineMatch | null>(null);

export const findOnline = (id: string): OnlineMatch | undefined => matches.get(id);

export function follow(info: MatchInfo): OnlineMatch {
  const known = matches.get(info.id);
  if (known) return known;
  const match = onlineMatch(info);
  matches.set(info.id, match);
  return match;
}

/** Stops watching: whoever comes back is told anew, and a new connection does not ask for it. */
export function unwatch(id: string): void {
  if (matches.get(id)?.info.viewer !== "spectator") return;
  matches.delete(id);
  void send<"unwatch">({ kind: "unwatch", match: id });
}

/** Takes a seat that the server tells of: the opening of a match, or one that was left. */
function sitDown(message: MessageOf<"match_found">): void {
  const known = matches.has(message.match);
  const match = follow({
    id: message.match,
    game: message.game,
    where: "online",
    viewer: message.seat,
    // Asked when it is shown: the characters of the game's bots may be on their way.
    get sitters(): BySeat<Sitter> {
      const [first, second] = message.players;
      return [
        sitterOf(message.game, first),
        { ...sitterOf(message.game, second), ...rivals.get(message.match) },
      ];
    },
    settings: message.settings,
    pot: message.pot,
    rated: message.rated,
    bot: message.players.find(({ account }) => account === null)?.nickname ?? null,
    ...(message.run !== undefined && { back: CAMPAIGN }),
  });
  // Whoever fights a battle of a run went there, and it waits: nobody is called to it.
  if (message.run !== undefined) return;
  unfinished.set((now) => (now.includes(message.match) ? now : [...now, message.match]));
  void send<"nonce">({ kind: "nonce", match: message.match, nonce: randomHex(16) });
  if (known) return;
  if (message.uncounted) toast({ tone: "warn", words: text.online.uncounted[message.uncounted] });
  found.set(match);
}

hear("match_found", sitDown);
hear("update", (message) => {
  matches.get(message.match)?.update(message);
  if (message.outcome) unfinished.set((now) => now.filter((id) => id !== message.match));
});
hear("presence", ({ match: id, seat, connected, until }) => {
  const match = matches.get(id);
  if (!match || match.info.viewer === seat) return;
  match.set({
    rivalHere: connected,
    rivalUntil: until === null ? null : serverClock.toPage(until),
  });
});
hear("audience", ({ match, spectators }) => matches.get(match)?.set({ spectators }));
hear("settled", ({ match, tokens, tokensWon, rating, points, gold }) => {
  matches.get(match)?.set({ settled: { tokens, tokensWon, rating, points, gold } });
  if (gold?.kept) void refreshMe();
});
let said = 0;
hear("emote", ({ match: id, seat, emote }) => {
  const match = matches.get(id);
  if (!match || (match.info.viewer !== seat && !preferences.get().emotes)) return;
  said += 1;
  const now = { emote, id: said };
  const [first, second] = match.status.get().said;
  match.set({ said: seat === 0 ? [now, second] : [first, now] });
});
hear("rematch_closed", ({ match }) => matches.get(match)?.set({ rematch: "nobody" }));
hear("departed", ({ match: id, seat }) => {
  const match = matches.get(id);
  if (!match || match.info.viewer === seat) return;
  const { rematch } = match.status.get();
  // Whoever has gone offers nothing; what was offered to them stands, for they may be back in a moment.
  match.set({ rivalLeft: true, rematch: rematch === "rival" ? "nobody" : rematch });
});
hear("returned", ({ match: id, seat }) => {
  const match = matches.get(id);
  if (match && match.info.viewer !== seat) match.set({ rivalLeft: false });
});
hear("welcome", ({ matches: open }) => {
  unfinished.set(open);
  for (const match of matches.values()) {
    match.set({ connection: "here" });
    if (!match.isOver()) void match.catchUp();
  }
});

/** Somebody else's tables are none of the next one's business. */
let sitter = me.get()?.id;
me.watch(() => {
  if (me.get()?.id === sitter) return;
  sitter = me.get()?.id;
  matches.clear();
});

connection.watch(() => {
  if (connection.get() === "off") unfinished.set([]);
  if (connection.get() !== "lost") return;
  for (const match of matches.values()) {
    const { rematch } = match.status.get();
    // Whoever is away offers nothing.
    match.set({ connection: "lost", rematch: rematch === "you" ? "nobody" : rematch });
  }
});
