export { sample } from "./rules.ts";
export { SETTINGS } from "./settings.ts";
export type { Settings } from "./settings.ts";
export type * from "./shape.ts";
export { words } from "./words.ts";
