import { useState } from "react";
import { useAccount } from "../me/use-account.ts";
import { connection } from "../online/connection.ts";
import { useStore } from "../store/store.ts";
import { goldText } from "../text/gold.ts";
import type { GameSetUp } from "./catalogue.ts";

/** Whether a match against a bot is played on the server, where it pays. */
export interface ForGold {
  readonly isOn: boolean;
  /** Why it cannot be, or what it means. */
  readonly hint: string;
  readonly canBe: boolean;
  wish(this: void, isOn: boolean): void;
}

/** On by itself for somebody; nobody plays at once in this browser. Null for a game without gold. */
export function useForGold(
  { economy, isUsual }: GameSetUp,
  settings: Readonly<Record<string, unknown>>,
): ForGold | null {
  const isSomebody = useAccount() !== null;
  const isAway = useStore(connection) === "lost";
  const [wished, wish] = useState<boolean | null>(null);
  if (!economy) return null;
  const words = goldText.bots;
  const obstacle = isAway ? words.away : isUsual(settings) ? null : words.otherRules;
  return {
    isOn: obstacle === null && (wished ?? isSomebody),
    hint: obstacle ?? words.perDay(economy.economy.botMatches),
    canBe: obstacle === null,
    wish,
  };
}
