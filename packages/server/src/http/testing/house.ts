import type { FastifyInstance } from "fastify";
import { newFolder } from "../../testing/server.ts";
import { openAddresses } from "../../addresses/addresses.ts";
import type { Addresses } from "../../addresses/addresses.ts";
import { openBudgets } from "../../limits/budgets.ts";
import type { Budgets } from "../../limits/budgets.ts";
import { NO_LIMITS } from "../../limits/limits.ts";
import type { Limits } from "../../limits/limits.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/open-store.ts";
import { accountRoutes } from "../account-routes.ts";
import { newApp } from "../app.ts";
import { readCookie } from "../cookies.ts";

/** A server with accounts, on a store of its own, that remembers what it said. */
export interface House {
  readonly store: Store;
  readonly app: FastifyInstance;
  readonly addresses: Addresses;
  readonly budgets: Budgets;
  /** Turned by hand. */
  now: number;
  /** Every answer, and every line of the log. */
  readonly said: string[];
  /** Passwords and tokens that went in or out: none of them may be in what was said. */
  readonly secrets: Set<string>;
  close(): Promise<void>;
}

export async function openHouse(limits: Limits = NO_LIMITS): Promise<House> {
  const store = await openStore({ folder: newFolder() });
  const said: string[] = [];
  const stream = { write: (line: string) => said.push(line) };
  const app = newApp({ trustProxy: true, logger: { level: "trace", stream } });
  const addresses = await openAddresses(store.db, { now: () => house.now, countsPrivate: true });
  const budgets = openBudgets(limits, () => house.now);
  const house: House = {
    addresses,
    budgets,
    store,
    app,
    now: 1_800_000_000_000,
    said,
    secrets: new Set(),
    close: () => app.close().then(() => store.close()),
  };
  accountRoutes(app, {
    db: store.db,
    addresses,
    budgets,
    now: () => house.now,
    isAdmin: ({ nickname }) => nickname === "Boss",
  });
  return house;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

/** Sends a line like `POST /api/guest`. */
export type Send = (
  line: string,
  payload?: Readonly<Record<string, unknown>>,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** Somebody's browser: it keeps the cookie it is given. */
export function browser({ app, said, secrets }: House, address = "10.0.0.1"): Send {
  let token: string | null = null;
  return async (line, payload, headers = {}) => {
    const [method, url] = line.split(" ") as ["GET", string]; // or any other method
    const response = await app.inject({
      method,
      url,
      cookies: token ? { holmgang_session: token } : {},
      headers: { "x-forwarded-for": address, ...headers },
      ...(payload && { payload }),
    });
    const cookie = response.headers["set-cookie"]?.toString();
    if (cookie) token = readCookie(cookie.split(";")[0]);
    for (const secret of [token, payload?.["password"], payload?.["newPassword"]]) {
      if (typeof secret === "string") secrets.add(secret);
    }
    said.push(response.body);
    const body: Answer["body"] = response.body ? response.json() : {};
    return { status: response.statusCode, body, cookie };
  };
}

/** Somebody new. */
export async function visit(
  house: House,
  address?: string,
): Promise<{ readonly send: Send; readonly id: string }> {
  const send = browser(house, address);
  const { body } = await send("POST /api/guest");
  return { send, id: String(body["id"]) };
}

/** The secrets among all that was said: there should be none. */
export async function leaks(
  { store: { db }, said, secrets }: House,
  more: readonly string[] = [],
): Promise<string[]> {
  const sessions = await db.selectFrom("session").select("token_hash").execute();
  const logins = await db.selectFrom("login").selectAll().execute();
  const all = [
    "$argon2id$",
    ...more,
    ...secrets,
    ...sessions.map(({ token_hash }) => token_hash),
    ...logins.flatMap(({ password, recovery }) => [password, recovery]),
  ];
  const everything = said.join("\n");
  return all.filter((secret) => everything.includes(secret));
}
