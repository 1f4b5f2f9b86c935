import type { Refusal } from "@holmgang/kernel";
import { toast } from "../look/toasts.tsx";
import { createStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { connect, connection, hear, send } from "./connection.ts";
import { found } from "./matches.ts";

/** Waiting for a rival. */
interface Waiting {
  readonly game: string;
  readonly mode: string;
  /** In this page's time. */
  readonly since: number;
}

export const waiting = createStore<Waiting | null>(null);

/** The other pages of this browser: what one of them knows about waiting, all know. */
const pages = new BroadcastChannel("holmgang.queue");
pages.addEventListener("message", ({ data }: MessageEvent<Waiting | null>) => waiting.set(data));

/** Which queue, and what one brings to the match. */
interface QueueWish {
  readonly game: string;
  readonly mode: string;
  readonly entry?: unknown;
}

export async function joinQueue({ game, mode, entry }: QueueWish): Promise<Refusal | null> {
  if (!(await connect())) return OFFLINE;
  const answer = await send<"queue">({ kind: "queue", game, mode, entry });
  if (!answer.ok) return answer.refusal;
  waiting.set({ game, mode, since: Date.now() });
  pages.postMessage(waiting.get());
  return null;
}

export async function leaveQueue(): Promise<void> {
  await send<"unqueue">({ kind: "unqueue" });
  waiting.set(null);
  pages.postMessage(null);
}

const OFFLINE: Refusal = { code: "offline", words: text.online.away };

found.watch(() => waiting.set(null));
connection.watch(() => connection.get() === "off" && waiting.set(null));
hear("left_queue", ({ words }) => {
  waiting.set(null);
  toast({ tone: "warn", words });
});
hear("welcome", ({ queue }) =>
  waiting.set((now) => (queue === null ? null : { ...queue, since: now?.since ?? Date.now() })),
);
