import { CARDS, cardText, GLOSSARY } from "@holmgang/orcain";
import type { CardId, Settings, View } from "@holmgang/orcain";
import { usePhone } from "../../web/use-media.ts";
import { GhostCard } from "../../look/ghost-card.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { toast } from "../../look/toasts.tsx";
import type { Dragging } from "../../pieces/drag.ts";
import { Hand } from "../../pieces/hand.tsx";
import type { HandCard } from "../../pieces/hand.tsx";
import { text } from "../../text/text.ts";
import { CARD_LOOK } from "./card-look.ts";
import { OrcainCard } from "./orcain-card.tsx";
import { firstFree, laidIn } from "./plan.ts";
import type { Slot } from "./plan.ts";
import type { Staging } from "./staging.ts";
import { orcainText } from "./text.ts";

/** The four cards; one that is laid leaves its outline, and where it went. */
export function OrcainHand({
  view,
  staging,
  drag,
  handle,
}: { readonly view: View; readonly staging: Staging } & Dragging) {
  const phone = usePhone();
  const places = laidIn(staging.layout, staging.hand);
  const cards = staging.hand.map((card, index) => {
    const place = places[index] ?? null;
    return place === null
      ? inHand(card, index, view, staging)
      : laid(card, place, staging, phone ? "S" : "M");
  });
  return <Hand layout="row" {...{ cards, drag, handle }} />;
}

function inHand(card: CardId, index: number, { settings }: View, staging: Staging): HandCard {
  const picked = staging.picked === index;
  const free = firstFree(staging.layout);
  const playable = staging.open && free !== null;
  return {
    id: card,
    label: orcainText.handCard(CARDS[card].name, index + 1, cardText(card, settings)),
    face: (
      <OrcainCard
        card={card}
        settings={settings}
        state={picked ? "picked" : playable ? "playable" : staging.open ? "rest" : "dim"}
        keyHint={String(index + 1)}
      />
    ),
    tip: <CardMeaning card={card} settings={settings} />,
    picked,
    able: staging.open,
    press() {
      if (!staging.open) return;
      if (!picked) return staging.pick(index);
      if (free === null) return void toast({ tone: "warn", words: orcainText.allLaid });
      return staging.lay(index, free);
    },
  };
}

function laid(card: CardId, place: Slot, staging: Staging, size: "S" | "M"): HandCard {
  const { name } = CARDS[card];
  const step = orcainText.step(place);
  return {
    id: card,
    label: orcainText.laidCard(name, step),
    face: (
      <GhostCard
        glyph={CARD_LOOK[card].glyph}
        words={size === "S" ? orcainText.forecast.step(step) : `${name} ${orcainText.inStep(step)}`}
        size={size}
      />
    ),
    tip: null,
    picked: false,
    able: staging.open,
    away: true,
    press: () => staging.takeBack(place),
  };
}

/** The card's entry in the glossary. */
function CardMeaning({ card, settings }: { readonly card: CardId; readonly settings: Settings }) {
  const entry = GLOSSARY.find(({ id }) => id === card);
  return entry ? (
    <>
      <span className="tooltip__title">
        <Glyph name={CARD_LOOK[card].glyph} />
        {entry.term}
      </span>
      {entry.text(settings)}
      <span className="tooltip__note">{text.rules.see(entry.rule)}</span>
    </>
  ) : null;
}
