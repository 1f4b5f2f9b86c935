import { DECK_CARDS, isIn } from "@holmgang/clans";
import { inField } from "@holmgang/clans/field";
import type { Goods } from "../../game/economy-face.ts";
import { decks } from "./decks.tsx";
import { knownCard } from "./deck-rules.ts";
import { fieldCard, fieldNumbers, fieldSentences } from "./field-words.ts";
import { PlainCard, PlainTip } from "./plain-card.tsx";

/** What the shop of the lanes shows: its own cards, then those of the field alone. */
export const goods: Goods = {
  groups: decks.groups,
  cards: [
    ...decks.cards,
    ...DECK_CARDS.filter((id) => !isIn("lanes", id)).map((id) => fieldCard(id)),
  ],
  card: (id, size, state) =>
    isIn("lanes", id) ? (
      decks.card(id, size, state)
    ) : (
      <PlainCard
        card={knownCard(id)}
        rarity={inField(knownCard(id)).rarity}
        text={fieldNumbers(knownCard(id))}
        {...{ size, state }}
      />
    ),
  tip: (id) =>
    isIn("lanes", id) ? (
      decks.tip(id)
    ) : (
      <PlainTip card={knownCard(id)} said={fieldSentences(knownCard(id))} />
    ),
};
