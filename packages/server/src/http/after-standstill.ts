import type { FastifyReply, FastifyRequest } from "fastify";
import type { Node } from "../node/node.ts";
import { decline } from "./answer.ts";

/** What was asked while this node stood still is not done for somebody who has given up waiting: they may have asked elsewhere since. */
export const afterStandstill =
  ({ standstill }: Node) =>
  async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await standstill.over();
    const { socket } = raw;
    if (!socket.destroyed && !socket.readableEnded) return;
    return decline(reply, { code: "gone", words: "You have gone before this was done." });
  };
