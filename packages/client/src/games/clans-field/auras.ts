import { partOf } from "@holmgang/clans/field";
import type { CardId } from "@holmgang/clans/field";

/** What works on others; a keyword wears its own symbol. Violet is what forbids. */
const AURAS = [
  { tag: "guard", tone: "brass" },
  { tag: "paralyze", tone: "violet" },
  { tag: "silence", tone: "violet" },
  { tag: "glue", tone: "violet" },
  { tag: "fear", tone: "violet" },
  { tag: "inspire", tone: "brass" },
  { tag: "fortify", tone: "brass" },
  { tag: "tile_shield", tone: "brass" },
  { tag: "command", tone: "brass" },
  { tag: "rally", tone: "brass" },
  { tag: "motivate", tone: "brass" },
  { tag: "mega_taunt", tone: "brass" },
  { tag: "watcher", tone: "brass" },
] as const;
export type Aura = (typeof AURAS)[number];

/** What a card does to others, the gravest first; there is room for two, and no card has more. */
export function aurasOf(card: CardId): readonly Aura[] {
  const tags = partOf({ card }).abilities.map(({ tag }) => tag);
  return AURAS.filter(({ tag }) => tags.includes(tag));
}
