import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Node } from "../node/node.ts";
import { decline } from "./answer.ts";
import { declineBytes, isLate, REQUEST_MS } from "./no-request.ts";

/** What was asked while this node stood still is not done for somebody who has given up waiting: they may have asked elsewhere since. */
export const afterStandstill =
  ({ standstill }: Pick<Node, "standstill">) =>
  async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await standstill.over();
    const { socket } = raw;
    if (!socket.destroyed && !socket.readableEnded) return;
    return decline(reply, { code: "gone", words: "You have gone before this was done." });
  };

/** What seems late when this node wakes may have come in time, and wait to be read. It is looked for no more, so that silence ends it. */
export const declineAwake =
  ({ standstill }: Pick<Node, "standstill">) =>
  (error: { readonly code?: string }, socket: Socket): void => {
    if (isLate(error) && standstill.ago() < REQUEST_MS) socket.setTimeout(REQUEST_MS);
    else declineBytes(error, socket);
  };
