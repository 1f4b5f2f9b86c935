/** What happens to servers: one is killed, one stands still for a while, or their database is killed and started again. */
export const FAULTS = ["kill", "freeze", "database"] as const;

/** The same as it is done; of the database only its ground knows how. */
export type Fault = "kill" | "freeze" | (() => Promise<void>);
