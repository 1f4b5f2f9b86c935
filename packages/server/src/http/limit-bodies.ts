import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { tooMuch } from "../limits/too-much.ts";
import { decline } from "./answer.ts";

/** Bodies that are being sent from one place at once: whoever sends many by halves keeps nobody else out. */
export function limitBodies(
  app: FastifyInstance,
  most: number,
  addressOf: (this: void, request: IncomingMessage) => string,
): void {
  const underway = new Map<string, number>();
  app.addHook("preParsing", async (request, reply) => {
    const { headers } = request.raw;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined)
      return;
    const address = addressOf(request.raw);
    const count = underway.get(address) ?? 0;
    if (count >= most) {
      reply.header("connection", "close"); // what it goes on sending is not read
      return void (await decline(
        reply,
        tooMuch("too-many-requests", "Too many bodies at once", WAIT_MS),
      ));
    }
    underway.set(address, count + 1);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      const left = (underway.get(address) ?? 1) - 1;
      if (left > 0) underway.set(address, left);
      else underway.delete(address);
    };
    request.raw.once("end", over).once("close", over);
  });
}

const WAIT_MS = 2_000;
