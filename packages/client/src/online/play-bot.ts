import type { Refusal } from "@holmgang/kernel";
import { text } from "../text/text.ts";
import { connect, send } from "./connection.ts";

interface BotWish {
  readonly game: string;
  readonly bot: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly entry?: unknown;
}

/** Asks for a match against one of the server's bots; once it is found, the page goes there. Null if it will be. */
export async function playBot(wish: BotWish): Promise<Refusal | null> {
  if (!(await connect())) return { code: "offline", words: text.online.away };
  const answer = await send<"play_bot">({ kind: "play_bot", ...wish });
  return answer.ok ? null : answer.refusal;
}
