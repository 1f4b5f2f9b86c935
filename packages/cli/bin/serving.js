/**
 * What Node is told where it is to serve. Nearly all that a move makes is gone when it is answered: with the nursery that Node
 * chooses for itself the process keeps room for four times as much as its matches use. What outlives it is gone a second
 * later: a heap that may grow by more than a few MB before it is gone through again costs a tenth less time.
 */
export const SERVING = ["--max-semi-space-size=8", "--heap-growing-percent=60"];
