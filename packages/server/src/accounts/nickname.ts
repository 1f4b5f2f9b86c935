import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { FORBIDDEN_PARTS, RESERVED } from "./forbidden-names.ts";

/** A name as it is shown, and as it is compared: no two accounts share a key. */
interface Nickname {
  readonly shown: string;
  readonly key: string;
}

const MIN = 3;
const MAX = 16;

/** A nickname from what somebody typed: trimmed, inner spaces made one, letters of any alphabet. */
export function readNickname(raw: unknown): Result<Nickname> {
  if (typeof raw !== "string") return refuse("bad-nickname", "A nickname is a text.");
  const shown = raw.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  const length = Array.from(shown).length;
  if (length < MIN || length > MAX)
    return refuse(
      "bad-nickname",
      `A nickname has ${MIN} to ${MAX} characters; this one has ${length}.`,
    );
  if (!/^[\p{L}\p{M}\p{Nd}_ -]+$/u.test(shown)) {
    return refuse(
      "bad-nickname",
      "A nickname is made of letters, digits, spaces, hyphens and underscores.",
    );
  }
  const key = keyOf(shown);
  if (isForbidden(key)) return refuse("forbidden-nickname", "That nickname is not available.");
  return accept({ shown, key });
}

/** Letters of one sort, whatever their case and width. */
const keyOf = (shown: string): string => shown.normalize("NFKC").toLowerCase();

function isForbidden(key: string): boolean {
  const bare = key.replaceAll(/[_ -]/g, "");
  const plain = bare.replaceAll(/[0134578]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return (
    RESERVED.has(bare) ||
    RESERVED.has(plain) ||
    FORBIDDEN_PARTS.some((part) => bare.includes(part) || plain.includes(part))
  );
}

/** Digits that people write for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
};
