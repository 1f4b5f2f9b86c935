/**
 * What Node is told where it is to serve. Nearly all that a move makes is gone when it is answered: with the nursery that Node
 * chooses for itself the process keeps room for four times as much as its matches use.
 */
export const SERVING = ["--max-semi-space-size=8"];
