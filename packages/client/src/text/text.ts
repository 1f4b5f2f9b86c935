import { english } from "./en/index.ts";

/**
 * The words of the interface. Another language is another catalogue of the same shape. Words of pages that say much and
 * come late are in files of their own beside this one, and come with their pages.
 */
type Catalogue = typeof english;

export const text: Catalogue = english;
