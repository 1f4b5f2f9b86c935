export { connect, visit } from "./client.ts";
export type { Client } from "./client.ts";
export { granted, rankedDuelOf, sitDown } from "./duel.ts";
export type { Duel } from "./duel.ts";
export { enrich } from "./enrich.ts";
export { lossyWire } from "./lossy-wire.ts";
export { startPostgres } from "./postgres.ts";
export { newFolder, startServer } from "./server.ts";
