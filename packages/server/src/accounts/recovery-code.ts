import { randomInt } from "node:crypto";

/** Without I, L, O and U: what is read aloud or written by hand comes back as it was. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 6;
const GROUP = 4;

/** 120 random bits for somebody to write down: `7K2M-Q0ZD-…`. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

/** A code as typed, without what does not count: case, spaces, hyphens, letters taken for digits. */
export const recoveryText = (raw: string): string =>
  raw
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
