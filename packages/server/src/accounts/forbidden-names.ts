import { lookOf, shapeOf } from "./look-of.ts";

/** Whether nobody may have this name, however it is spelled. Spaces, hyphens, underscores and marks on letters change nothing. */
export function isForbidden(name: string): boolean {
  const bare = name.normalize("NFKD").replaceAll(/[\p{M}_ -]/gu, "");
  const plain = bare.replaceAll(/[0134578]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return [bare, plain].some(
    (each) =>
      RESERVED_LOOKS.has(lookOf(each)) ||
      // By shape alone: were i the same as l, a hellhound would not be welcome.
      FORBIDDEN_SHAPES.some((part) => shapeOf(each).includes(part)),
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

/** Names that speak for the house or for nobody. */
const RESERVED: readonly string[] = [
  "admin",
  "administrator",
  "moderator",
  "mod",
  "holmgang",
  "system",
  "server",
  "support",
  "staff",
  "official",
  "root",
  "owner",
  "help",
  "team",
  "bot",
  "orcbot",
  "guest",
  "anonymous",
  "anon",
  "deleted",
  "deleteduser",
  "nobody",
  "null",
  "undefined",
  "spectator",
  "you",
  "rival",
  "opponent",
  "seat",
  "mint",
  "pot",
  "burned",
  "sink",
  "house",
];

/** Parts that no name may contain. A short list against the worst; reports take care of the rest. */
const FORBIDDEN_PARTS: readonly string[] = [
  "nigger",
  "nigga",
  "faggot",
  "kike",
  "hitler",
  "heilh",
  "nazi",
  "rapist",
  "childporn",
  "pedoph",
  "cunt",
  "whore",
  "fuck",
];

const RESERVED_LOOKS: ReadonlySet<string> = new Set(RESERVED.map(lookOf));
const FORBIDDEN_SHAPES: readonly string[] = FORBIDDEN_PARTS.map(shapeOf);
