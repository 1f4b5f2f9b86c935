export { lawKitOf } from "./law-kit-of.ts";
export type { LawTally } from "./law-share.ts";
export { lawsOnThreads } from "./law-threads.ts";
export { SIZES } from "./sizes.ts";
export { tried } from "./tried.ts";
