import { DECK_CARDS, inLanes, isIn } from "@holmgang/clans";
import type { Goods } from "../../game/economy-face.ts";
import { deckCard } from "../clans/deck-cards.ts";
import { PlainCard, PlainTip } from "../clans/plain-card.tsx";
import { clansText } from "../clans/text.ts";
import { seeming } from "./deck-cards.ts";
import { decks } from "./decks.tsx";

const LANES_ALONE = DECK_CARDS.filter((id) => !isIn("field", id)).map((id) => deckCard(id));

/** What the shop of the field shows: its own cards, then those of the lanes alone. */
export const goods: Goods = {
  groups: decks.groups,
  cards: [...decks.cards, ...LANES_ALONE],
  card: (id, size, state) => {
    if (isIn("field", id)) return decks.card(id, size, state);
    const { damage, hp, tick, element, rarity } = inLanes(seeming(id));
    const text = clansText.tip.numbers(damage, hp, tick, element && clansText.terrains[element]);
    return <PlainCard card={seeming(id)} {...{ rarity, text, size, state }} />;
  },
  tip: (id) => {
    if (isIn("field", id)) return decks.tip(id);
    const said = LANES_ALONE.find((card) => card.id === id)?.text;
    return <PlainTip card={seeming(id)} said={said === undefined ? [] : [said]} />;
  },
};
