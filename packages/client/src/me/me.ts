import type { Result } from "@holmgang/kernel";
import { ask } from "../web/http.ts";
import { read, write } from "../store/browser-storage.ts";
import { createStore } from "../store/store.ts";
import { ban, banIn } from "./ban.ts";

/** The reader's own account, as the server tells it. */
export interface Me {
  readonly id: string;
  readonly nickname: string;
  readonly kind: "guest" | "named" | "bot";
  readonly avatar: string;
  readonly tokens: number;
  /** Absent where what this browser remembers is older than gold. */
  readonly gold?: number;
  readonly isAdmin?: boolean;
  /** Whether it is asked to choose another nickname. */
  readonly renameAsked?: boolean;
  /** Why those who run the server ask for it; null if they do not. */
  readonly renameReason?: string | null;
  /** From when on it may be topped up, in milliseconds since 1970; null while it has tokens. */
  readonly topUpAt?: number | null;
}

const KEY = "me";

/** The last account this browser had; null before the first. The server has the last word. */
export const me = createStore<Me | null>(read<Me>(KEY));

function know(account: Me | null): void {
  me.set(account);
  write(KEY, account);
}

/** Going, while it goes on: the server hangs up before it answers. */
let going: Promise<unknown> = Promise.resolve();

/** Asks the server who we are; without an answer what was known last stands. */
export async function refreshMe(): Promise<void> {
  await going;
  if (me.get() === null) return;
  heard(await ask<Me>("GET", "/api/me"));
}

/** Makes sure there is an account: a guest's, if there was none. False if the server is away. */
export async function becomeSomebody(): Promise<boolean> {
  return heard(await ask<Me>("POST", "/api/guest")).ok;
}

/** An account and the code that brings it back when its password is forgotten. Nobody is told that code again. */
export interface Kept {
  readonly account: Me;
  readonly recoveryCode: string;
}

export const signIn = async (nickname: string, password: string): Promise<Result<Me>> =>
  heard(await ask<Me>("POST", "/api/sign-in", { nickname, password }));

export const recover = async (wish: {
  readonly nickname: string;
  readonly recoveryCode: string;
  readonly password: string;
}): Promise<Result<Kept>> => kept(await ask<Kept>("POST", "/api/recover", wish));

/** A guest becomes somebody who can come back. */
export const claim = async (nickname: string, password: string): Promise<Result<Kept>> =>
  kept(await ask<Kept>("POST", "/api/me/claim", { nickname, password }));

export const changeMe = async (changes: {
  readonly nickname?: string;
  readonly avatar?: string;
}): Promise<Result<Me>> => heard(await ask<Me>("PATCH", "/api/me", changes));

/** A few tokens for somebody who has none, once a day. */
export const topUp = async (): Promise<Result<Me>> =>
  heard(await ask<Me>("POST", "/api/me/top-up"));

export const signOut = async (): Promise<Result<null>> => gone(ask<null>("POST", "/api/sign-out"));

/** Who has a password proves it. */
export const deleteMe = async (password?: string): Promise<Result<null>> =>
  gone(ask<null>("DELETE", "/api/me", password === undefined ? undefined : { password }));

function heard(answer: Result<Me>): Result<Me> {
  noteBan(answer);
  if (answer.ok) know(answer.value);
  else if (answer.refusal.code === "signed-out") know(null);
  return answer;
}

/** The page that says so has to be gone before anything else happens for whoever is let in again. */
function noteBan(answer: Result<unknown>): void {
  const barred = answer.ok ? null : banIn(answer.refusal);
  if (answer.ok || barred) ban.set(barred);
}

function kept(answer: Result<Kept>): Result<Kept> {
  noteBan(answer);
  if (answer.ok) know(answer.value.account);
  return answer;
}

function gone(asked: Promise<Result<null>>): Promise<Result<null>> {
  const done = asked.then((answer) => {
    if (answer.ok) know(null);
    return answer;
  });
  going = done;
  return done;
}
