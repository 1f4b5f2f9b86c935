import type { Emote, MessageOf } from "@holmgang/protocol";
import type { Bank, BySeat, Outcome, Refusal, Seat, Shape, Viewer } from "@holmgang/kernel";
import type { Store } from "../store/store.ts";

/** Who sits at the table, as it shows them. */
export interface Sitter {
  readonly name: string;
  readonly kind: "guest" | "named" | "bot";
  readonly avatar: string;
  /** What stands under the name: a league, a rating, a character. */
  readonly note: string | null;
  /** Null for a bot. */
  readonly account: string | null;
}

/** What does not change while a match goes on. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly where: "local" | "online";
  /** Who looks: a seat, or a spectator. */
  readonly viewer: Viewer;
  readonly sitters: Readonly<BySeat<Sitter>>;
  readonly settings: unknown;
  readonly pot: number;
  readonly rated: boolean;
  /** The bot's name in its roster, where one sits opposite. */
  readonly bot: string | null;
  /** Where its end leads, for a battle of something larger. */
  readonly back?: string;
}

/** A question to whoever looks. */
export interface Question {
  readonly id: number;
  readonly kind: string;
  readonly limitMs: number | null;
  /** In this page's own time; null without a limit, and while the match is paused. */
  readonly deadline: number | null;
  /** The time bank it draws on, if it does; its deadline in this page's own time. */
  readonly bank?: Bank | undefined;
}

/** A question to somebody else that is no secret: the rival's clock; to whoever watches, both. */
export interface PublicQuestion extends Question {
  readonly seat: Seat;
}

/** What the viewer is told at once: what happened, then how things stand. */
export interface Told {
  readonly events: readonly Shape["event"][];
  readonly view: unknown;
  readonly questions: readonly Question[];
  readonly others: readonly PublicQuestion[];
  readonly outcome: Outcome | null;
  /** True for what is old news, as after a reload: it is shown as it is, without being played. */
  readonly old: boolean;
}

/** How the match is faring, besides what happens on the board. */
export interface MatchStatus {
  /** `lost`: nothing sent arrives until the connection is back. */
  readonly connection: "here" | "lost";
  readonly rivalHere: boolean;
  /** When the rival's absence becomes a loss, in this page's time. */
  readonly rivalUntil: number | null;
  readonly spectators: number;
  readonly settled: Settled | null;
  /** Who wants to play again. */
  readonly rematch: "nobody" | "rival" | "you";
  /** Whether the rival has left the table after the end. */
  readonly rivalLeft: boolean;
  /** The match that follows this one. */
  readonly next: string | null;
  /** What each seat said last. */
  readonly said: Readonly<BySeat<Said | null>>;
}

/** Something said at the table. */
export interface Said {
  readonly emote: Emote;
  /** Another one for every time, also for the same words. */
  readonly id: number;
}

export const CALM: MatchStatus = {
  connection: "here",
  rivalHere: true,
  rivalUntil: null,
  spectators: 0,
  settled: null,
  rematch: "nobody",
  rivalLeft: false,
  next: null,
  said: [null, null],
};

/** What a match was worth in gold, line by line. */
export type Worth = NonNullable<MessageOf<"settled">["gold"]>;

/** What the end changed for the player. */
interface Settled {
  readonly tokens: number;
  readonly tokensWon: number;
  readonly rating: { readonly before: number; readonly after: number } | null;
  readonly points: {
    readonly before: number;
    readonly after: number;
    readonly league: string;
  } | null;
  /** Null in a game without gold. */
  readonly gold: Worth | null;
}

/** A match, wherever it is played. The table knows nothing else about where it comes from. */
export interface Feed {
  readonly info: MatchInfo;
  readonly status: Store<MatchStatus>;
  /** Begins to tell, first how things stand; returns how to stop. */
  listen(tell: (told: Told) => void): () => void;
  /** Answers a question; null if the answer was taken. */
  move(question: number, move: unknown): Promise<Refusal | null>;
  resign(): Promise<Refusal | null>;
  rematch(): Promise<Refusal | null>;
  /** Says one of a few things to whoever is at the table; absent where nobody would hear it. */
  say?: ((emote: Emote) => Promise<Refusal | null>) | undefined;
}
