import type { Refusal } from "@holmgang/kernel";
import { toast } from "../look/toasts.tsx";
import { playCue } from "../sound/play-cue.ts";

/** Why something was not done. */
export function sayNo({ words }: Refusal): void {
  playCue("refuse");
  toast({ tone: "warn", words });
}
