export { connect, visit } from "./client.ts";
export type { Client, Visitor } from "./client.ts";
export { granted, rankedDuelOf } from "./duel.ts";
export { newFolder, startServer } from "./server.ts";
