import { createStore } from "../store/store.ts";

/** The reader's own matches that are not over, as the server told them last. */
export const unfinished = createStore<readonly string[]>([]);
