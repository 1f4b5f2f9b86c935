import type { DeckFace } from "../game/deck-face.ts";

/** How many cards of a deck stand in each column of the curve, by the column's id. */
export function curveOf(
  cards: readonly string[],
  face: Pick<DeckFace, "cards" | "columns">,
): ReadonlyMap<string, number> {
  const columnOf = new Map(face.cards.map(({ id, column }) => [id, column]));
  const curve = new Map(face.columns.map(({ id }) => [id, 0]));
  for (const card of cards) add(curve, columnOf.get(card));
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

function add(counts: Map<string, number>, key: string | undefined): void {
  if (key !== undefined && counts.has(key)) counts.set(key, counts.get(key)! + 1);
}
