import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

const MOST = 40;

/** A deck's name from what somebody typed: trimmed, inner spaces made one. */
export function readDeckName(raw: string): Result<string> {
  const name = tidy(raw);
  const { length } = Array.from(name);
  return length >= 1 && length <= MOST
    ? accept(name)
    : refuse("bad-deck", `A deck's name has 1 to ${MOST} characters; this one has ${length}.`);
}

/** For a copy that is given no name. */
export const copyName = (name: string): string =>
  tidy(Array.from(`Copy of ${name}`).slice(0, MOST).join(""));

/** Control characters count as spaces; half a character becomes the sign for what cannot be read. */
const tidy = (raw: string): string =>
  raw
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
