import type { FastifyReply } from "fastify";

/** What is answered is a file to keep, by this name. */
export const asFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
