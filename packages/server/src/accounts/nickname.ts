import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { isForbidden } from "./forbidden-names.ts";
import { lookOf } from "./look-of.ts";

/** A name as it is shown, as it is found, and as it looks: no two accounts share a key or a look. */
interface Nickname {
  readonly shown: string;
  readonly key: string;
  readonly look: string;
}

const MIN = 3;
const MAX = 16;

/** A nickname from what somebody typed: trimmed, inner spaces made one, letters of any alphabet. */
export function readNickname(raw: unknown): Result<Nickname> {
  if (typeof raw !== "string") return refuse("bad-nickname", "A nickname is a text.");
  const shown = shownOf(raw);
  const length = Array.from(shown).length;
  if (length < MIN || length > MAX)
    return refuse(
      "bad-nickname",
      `A nickname has ${MIN} to ${MAX} characters; this one has ${length}.`,
    );
  if (!LETTERS.test(shown) || UNSEEN.test(shown)) {
    return refuse(
      "bad-nickname",
      "A nickname is made of letters, digits, spaces, hyphens and underscores.",
    );
  }
  if (PILED.test(shown)) {
    return refuse("bad-nickname", "A letter of a nickname has two different marks at most.");
  }
  if (isForbidden(shown)) {
    return refuse("forbidden-nickname", "That nickname is not available.");
  }
  return accept({ shown, key: keyOf(shown), look: lookOf(shown) });
}

/** What an account is found by: letters of one sort, whatever their case and width. Also for names that nobody may take now. */
export const nicknameKey = (raw: string): string => keyOf(shownOf(raw));

const shownOf = (raw: string): string => raw.normalize("NFC").trim().replaceAll(/\s+/g, " ");
const keyOf = (shown: string): string => shown.normalize("NFKC").toLowerCase();

const LETTERS = /^[\p{L}\p{M}\p{Nd}_ -]+$/u;
/** Letters and marks that show nothing: the fillers of Hangul and Khitan, variation selectors, joiners. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u{16FE4}/u;
/** Marks on nothing, around a letter, three on one, or the same twice: no language writes so in its names. */
const PILED = /(?:^|[_ -])\p{M}|\p{Me}|\p{Mn}{3}|(\p{Mn})\1/u;
