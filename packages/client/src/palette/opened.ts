import { createStore } from "../store/store.ts";

/** What the site's keys open, and what is open now. */
export type Opened = "palette" | "keys" | null;

export const opened = createStore<Opened>(null);
