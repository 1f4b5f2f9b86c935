import { ask } from "../online/http.ts";
import { read, write } from "../store/browser-storage.ts";
import { createStore } from "../store/store.ts";

/** The reader's own account, as the server tells it. */
export interface Me {
  readonly id: string;
  readonly nickname: string;
  readonly kind: "guest" | "named" | "bot";
  readonly avatar: string;
  readonly tokens: number;
}

const KEY = "me";

/** The last account this browser had; null before the first. The server has the last word. */
export const me = createStore<Me | null>(read<Me>(KEY));

function know(account: Me | null): void {
  me.set(account);
  write(KEY, account);
}

/** Asks the server who we are; without an answer what was known last stands. */
export async function refreshMe(): Promise<void> {
  const answer = await ask<Me>("GET", "/api/me");
  if (answer.ok) know(answer.value);
  else if (answer.refusal.code === "signed-out") know(null);
}

/** Makes sure there is an account: a guest's, if there was none. False if the server is away. */
export async function becomeSomebody(): Promise<boolean> {
  const answer = await ask<Me>("POST", "/api/guest");
  if (answer.ok) know(answer.value);
  return answer.ok;
}
