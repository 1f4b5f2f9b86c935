import { accept, refuse, readJson } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { LONGEST } from "../desk/answer.ts";

/** Everything a client of Orcain's own wire can say. */
const ASKS = [
  "hello",
  "queue_join",
  "queue_leave",
  "pve_start",
  "layout_draft",
  "layout_confirm",
  "concede",
] as const;

/** What a client says. Its fields are as they came: the game reads the layout. */
export interface OrcainAsk {
  readonly type: (typeof ASKS)[number];
  /** The match and the round it means; absent is the current one. */
  readonly matchId?: unknown;
  readonly roundIndex?: unknown;
  readonly layout?: unknown;
}

export function readAsk(text: string): Result<OrcainAsk> {
  if (text.length > LONGEST)
    return refuse("too-large", `A message has at most ${LONGEST} characters.`);
  const raw = readJson(text);
  if (typeof raw !== "object" || raw === null || !("type" in raw))
    return refuse("malformed", "A message is an object with a type.");
  return ASKS.some((type) => type === raw.type)
    ? accept(raw as OrcainAsk) // its type was just looked at, and the rest may be anything
    : refuse("malformed", `A message's type is one of: ${ASKS.join(", ")}.`);
}
