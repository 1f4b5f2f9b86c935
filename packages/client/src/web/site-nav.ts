import type { IconName } from "../look/icon-drawings.ts";
import { text } from "../text/text.ts";

/** The pages that every page leads to. */
export type NavId = "play" | "watch" | "decks" | "ranks" | "rules" | "you";

interface NavRow {
  readonly id: NavId;
  readonly href: string;
  readonly icon: IconName;
  readonly words: string;
  /** Where there is little room. */
  readonly short: string;
}

const { play, watch, decks, ranks, ranksShort, rules, you } = text.site;

export const NAV: readonly NavRow[] = [
  { id: "play", href: "/", icon: "bolt", words: play, short: play },
  { id: "watch", href: "/watch", icon: "eye", words: watch, short: watch },
  { id: "decks", href: "/decks", icon: "cards", words: decks, short: decks },
  { id: "ranks", href: "/leaderboard", icon: "rank", words: ranks, short: ranksShort },
  { id: "rules", href: "/rules", icon: "list", words: rules, short: rules },
];

/** The tab bar of a phone has a place for the reader as well. */
export const TABS: readonly NavRow[] = [
  ...NAV,
  { id: "you", href: "/you", icon: "user", words: you, short: you },
];
