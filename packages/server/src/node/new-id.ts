import { randomBytes } from "node:crypto";

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // none that is easily taken for another

/** An id that nobody can guess: 80 bits, easy to read and to type. */
export const newId = (): string =>
  Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join("");
