import { english } from "./en/index.ts";

/** Every word of the interface. Another language is another catalogue of the same shape. */
export type Catalogue = typeof english;

export const text: Catalogue = english;
