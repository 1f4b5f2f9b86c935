import { CARDS, cardText, GLOSSARY } from "@holmgang/orcain";
import type { CardId, Settings, View } from "@holmgang/orcain";
import { usePhone } from "../../app/use-media.ts";
import { Tooltip } from "../../look/tooltip.tsx";
import { GhostCard } from "../../look/ghost-card.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { text } from "../../text/text.ts";
import { CARD_LOOK } from "./card-look.ts";
import { OrcainCard } from "./orcain-card.tsx";
import { firstFree, laidIn } from "./plan.ts";
import type { Staging } from "./staging.ts";
import { toast } from "../../look/toasts.tsx";
import type { Drag } from "../../table/drag.ts";
import { orcainText } from "./text.ts";

/** The four cards; one that is laid leaves its outline, and where it went. */
export function Hand({
  view,
  staging,
  drag,
  handle,
}: {
  readonly view: View;
  readonly staging: Staging;
  readonly drag: Drag | null;
  readonly handle: (thing: string) => object;
}) {
  const phone = usePhone();
  const places = laidIn(staging.layout, staging.hand);
  const press = (index: number): void => {
    if (staging.picked !== index) return staging.pick(index);
    const free = firstFree(staging.layout);
    if (free === null) return void toast({ tone: "warn", words: orcainText.allLaid });
    return staging.lay(index, free);
  };
  return (
    <div className="hand" role="group" aria-label={text.table.hand} data-drop="hand">
      {staging.hand.map((card, index) => {
        const place = places[index] ?? null;
        const name = CARDS[card].name;
        if (place !== null) {
          const step = orcainText.step(place);
          return (
            <button
              key={`laid ${index}`}
              type="button"
              className="hand__card"
              aria-label={orcainText.laidCard(name, step)}
              onClick={() => staging.takeBack(place)}
            >
              <GhostCard
                glyph={CARD_LOOK[card].glyph}
                words={
                  phone ? orcainText.forecast.step(step) : `${name} ${orcainText.inStep(step)}`
                }
                size={phone ? "S" : "M"}
              />
            </button>
          );
        }
        const picked = staging.picked === index;
        const free = staging.open && firstFree(staging.layout) !== null;
        return (
          <Tooltip key={index} slow content={<CardMeaning card={card} settings={view.settings} />}>
            <button
              type="button"
              className={picked ? "hand__card hand__card--picked" : "hand__card"}
              data-testid="hand-card"
              data-card={card}
              data-dragged={drag?.thing === `hand:${index}` || undefined}
              aria-pressed={picked}
              aria-disabled={!staging.open || undefined}
              aria-label={orcainText.handCard(name, index + 1, cardText(card, view.settings))}
              onClick={() => staging.open && press(index)}
              {...(staging.open ? handle(`hand:${index}`) : {})}
            >
              <OrcainCard
                card={card}
                settings={view.settings}
                state={picked ? "picked" : free ? "playable" : staging.open ? "rest" : "dim"}
                keyHint={String(index + 1)}
              />
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
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
