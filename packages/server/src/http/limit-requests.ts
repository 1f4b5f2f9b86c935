import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { buckets } from "../limits/bucket.ts";
import type { Limits } from "../limits/limits.ts";
import { tooMuch } from "../limits/too-much.ts";
import { decline } from "./answer.ts";

interface Door {
  addressOf(this: void, request: IncomingMessage): string;
  /** Whether a request is too cheap to be counted. */
  isFree(this: void, request: IncomingMessage): boolean;
}

/** Whoever asks too often is told to wait; nobody else notices. New guests are counted apart: each of them stays. */
export function limitRequests(
  app: FastifyInstance,
  limits: Pick<Limits, "requests" | "guests">,
  { addressOf, isFree }: Door,
): void {
  const requests = buckets(limits.requests, () => performance.now());
  const guests = buckets(limits.guests, () => performance.now());
  app.addHook("onRequest", async (request, reply) => {
    if (isFree(request.raw)) return;
    const address = addressOf(request.raw);
    // The route and not the address: that has many spellings.
    const isNewGuest = request.method === "POST" && request.routeOptions.url === "/api/guest";
    const waitMs = requests(address).tryTake() || (isNewGuest ? guests(address).tryTake() : 0);
    if (waitMs === 0) return;
    return decline(reply, tooMuch("too-many-requests", "Too many requests", waitMs));
  });
}
