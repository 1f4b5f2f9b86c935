import type { DeckCard, TagGroup } from "../game/deck-face.ts";

/** What somebody looks for in a collection. */
export interface Wish {
  readonly words: string;
  /** Chosen tags: a card has to have one of every group that any is chosen of. */
  readonly tags: ReadonlySet<string>;
}

export const NO_WISH: Wish = { words: "", tags: new Set() };

/** The cards that every word of the wish is found in: in their name, their text or the names of their tags. */
export function findCards(
  cards: readonly DeckCard[],
  groups: readonly TagGroup[],
  { words, tags }: Wish,
): readonly DeckCard[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const names = new Map(groups.flatMap((group) => group.tags.map((tag) => [tag.id, tag.words])));
  const chosen = groups
    .map((group) => group.tags.filter(({ id }) => tags.has(id)))
    .filter((some) => some.length > 0);
  return cards.filter((card) => {
    const said = [card.name, card.text, ...card.tags.map((id) => names.get(id) ?? "")]
      .join(" ")
      .toLowerCase();
    return (
      wanted.every((word) => said.includes(word)) &&
      chosen.every((some) => some.some(({ id }) => card.tags.includes(id)))
    );
  });
}

export function toggleTag({ words, tags }: Wish, tag: string): Wish {
  const next = new Set(tags);
  if (!next.delete(tag)) next.add(tag);
  return { words, tags: next };
}

export const isWish = ({ words, tags }: Wish): boolean => words.trim() !== "" || tags.size > 0;
