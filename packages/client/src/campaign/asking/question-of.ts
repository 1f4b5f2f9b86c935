import { BUILDINGS, ITEMS } from "@holmgang/campaign";
import type { ItemId, Move, View } from "@holmgang/campaign";
import { cardRow } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import type { Playing } from "../playing.ts";
import { askText as words } from "./text.ts";

/** What is asked before something that cannot be undone, and what it costs. */
interface Question {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
}

type Of = Pick<Playing, "view" | "can">;

/**
 * The one clear question before a move; null for what can be undone, and for what takes two presses where it stands, the
 * first of which shows what it costs: an order, a ware, a repair, a battle and the way out of it.
 */
export function questionOf(playing: Of, move: Move): Question | null {
  const { view } = playing;
  const { settings } = view.setup;
  switch (move.kind) {
    case "build": {
      const cost = view.town.plans.find(({ building }) => building === move.building)?.cost ?? 0;
      return paid(view, cost, words.build(BUILDINGS[move.building].name));
    }
    case "hurry":
      return paid(view, settings.hurryCost, words.hurry);
    case "release": {
      const card = view.reserves.find(({ id }) => id === move.soldier)?.card;
      return card ? paid(view, settings.releaseCost, words.release(cardRow(card).name)) : null;
    }
    case "upgrade":
      return upgraded(view, move.card);
    case "use":
      return used(view, move.item);
    case "leave":
      return view.wares.some((_, ware) => playing.can({ kind: "buy", ware })) ||
        view.fallen.some(({ id }) => playing.can({ kind: "repair", soldier: id }))
        ? words.leave(view.gold)
        : null;
    case "march":
      return view.deck.some(({ card }) => playing.can({ kind: "upgrade", card }))
        ? words.march(view.gold)
        : null;
    case "wait":
      return words.wait;
    case "return":
      return words.back;
    case "abandon":
      return words.abandon;
    case "travel":
    case "fight":
    case "retreat":
    case "buy":
    case "repair":
    case "continue":
    case "equip":
    case "unequip":
    case "activate":
    case "deactivate":
    case "reserve":
    case "recruit":
    case "element":
      return null;
  }
}

const paid = ({ gold }: View, cost: number, title: string, before = ""): Question => ({
  title,
  words: before + words.pays(cost, gold - cost),
  yes: words.payFor(cost),
});

function upgraded(view: View, card: CardId): Question {
  const { upgradeFirst, upgradeSecond, upgradeDamage, upgradeHp } = view.setup.settings;
  const count = [...view.deck, ...view.reserves].filter((each) => each.card === card).length;
  return paid(
    view,
    view.act === 1 ? upgradeFirst : upgradeSecond,
    words.upgrade(cardRow(card).name),
    words.upgraded(count, upgradeDamage, upgradeHp),
  );
}

function used({ hp, maxHp }: View, item: ItemId): Question {
  const { name, heals } = ITEMS[item];
  const after = Math.min(maxHp, hp + heals);
  return {
    title: words.use(name),
    words: words.used(hp, after, maxHp, hp + heals - after),
    yes: words.useFor(after - hp),
  };
}
