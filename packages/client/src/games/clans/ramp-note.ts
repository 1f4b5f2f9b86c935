import type { Seat } from "@holmgang/kernel";
import type { Forecast } from "@holmgang/clans";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";

/** What stands beside a crystal: what the forecast takes of it, or what the round has taken so far. */
export function rampNote(
  { over, seats }: Shown,
  seat: Seat,
  told: Forecast | null,
  isOwn: boolean,
): { readonly words: string; readonly tone: "loss" | "quiet" | "forecast" } | null {
  if (told) {
    const loss = seats[seat].hp - told.crystals[seat];
    if (loss > 0) return { words: `−${loss}`, tone: "forecast" };
    return isOwn ? { words: clansText.forecast.safe, tone: "quiet" } : null;
  }
  const lost = over.reduce((sum, end) => sum + (end?.crystal[seat] ?? 0), 0);
  return lost > 0 ? { words: `−${lost}`, tone: "loss" } : null;
}
