import type { Ending } from "@holmgang/campaign";
import type { RunStop } from "./chapters.ts";

/** What an encounter was to its run: gone by in peace, won, lost and lived through, or its end. */
type Fate = "peace" | "won" | "lost" | "fatal";

/** `ending` is the run's if nothing came after this encounter. A run that was given up or called home has no fatal one. */
export function fateOf({ end }: Pick<RunStop, "end">, ending: Ending | null): Fate {
  if (end === "peace" || end === "won") return end;
  const isFatal =
    ending?.result === "lost" && (ending.reason === "base" || ending.reason === "army");
  return isFatal ? "fatal" : "lost";
}
