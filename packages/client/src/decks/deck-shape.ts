import type { DeckChart, DeckFace } from "../game/deck-face.ts";

/** How many cards of a deck stand in each column of a chart, by the column's id. */
export function curveOf(
  cards: readonly string[],
  { columns, columnOf }: Pick<DeckChart, "columns" | "columnOf">,
): ReadonlyMap<string, number> {
  const curve = new Map(columns.map(({ id }) => [id, 0]));
  for (const card of cards) add(curve, columnOf(card));
  return curve;
}

/** How many cards of a deck have each tag. A card with two keywords counts for both, and once for each. */
export function tagsOf(
  cards: readonly string[],
  face: Pick<DeckFace, "cards" | "groups">,
): ReadonlyMap<string, number> {
  const tagged = new Map(face.cards.map(({ id, tags }) => [id, new Set(tags)]));
  const counts = new Map(face.groups.flatMap(({ tags }) => tags.map(({ id }) => [id, 0])));
  for (const card of cards) for (const tag of tagged.get(card) ?? []) add(counts, tag);
  return counts;
}

function add(counts: Map<string, number>, key: string | null): void {
  if (key !== null && counts.has(key)) counts.set(key, counts.get(key)! + 1);
}
