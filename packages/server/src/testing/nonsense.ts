import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  0,
  2 ** 53,
  1e308,
  "",
  "__proto__",
  "constructor",
  "\u0000",
  "🂡".repeat(40),
  "x".repeat(5_000),
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, toString: 1 },
];

/** A message changed at one place: a field taken away, added, renamed, or given a value of another kind. */
export function mutated(message: Readonly<Record<string, Json>>, rng: Rng): string {
  const copy = structuredClone(message) as Record<string, Json>;
  const keys = Object.keys(copy);
  const key = pick(rng, keys);
  switch (rng.below(6)) {
    case 0:
      delete copy[key];
      break;
    case 1:
      copy[key] = pick(rng, ODD);
      break;
    case 2:
      copy[pick(rng, ["admin", "seat", "kind", "id", "seq", "match"])] = pick(rng, ODD);
      break;
    case 3:
      copy[key] = { [key]: copy[key]! };
      break;
    case 4:
      return cut(JSON.stringify(copy), rng);
    default:
      copy[key] = [copy[key]!, pick(rng, ODD)];
  }
  return JSON.stringify(copy);
}

/** Anything at all. */
export function garbage(rng: Rng): string {
  switch (rng.below(5)) {
    case 0:
      return Array.from({ length: rng.below(200) }, () =>
        String.fromCharCode(rng.below(0xd800)),
      ).join("");
    case 1:
      return "[".repeat(1 + rng.below(3_000));
    case 2:
      return JSON.stringify(pick(rng, ODD));
    case 3:
      return JSON.stringify({
        id: "g",
        kind: pick(rng, ["", "Move", "moves", "__proto__", "toString", "welcome"]),
      });
    default:
      return JSON.stringify({ id: pick(rng, ODD), kind: pick(rng, ODD) });
  }
}

/** A text with something missing, doubled or replaced. */
function cut(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  const end = Math.min(text.length, at + 1 + rng.below(8));
  return (
    text.slice(0, at) +
    pick(rng, ["", "\\u", '"', "}", text.slice(at, end).repeat(2)]) +
    text.slice(end)
  );
}
