import { CARDS } from "@holmgang/orcain";
import { usePhone } from "../../web/use-media.ts";
import { Icon } from "../../look/icon.tsx";
import { SlotTarget } from "../../look/slot-target.tsx";
import { toast } from "../../look/toasts.tsx";
import { playCue } from "../../sound/play-cue.ts";
import type { FieldProps } from "./field-props.ts";
import { OrcainCard } from "./orcain-card.tsx";
import type { Slot } from "./plan.ts";
import { orcainText } from "./text.ts";

/** One of the player's own places while they may lay cards. */
export function OwnSlot({
  view,
  staging,
  slot,
  drag,
  handle,
}: FieldProps & { readonly slot: Slot }) {
  const phone = usePhone();
  const name = orcainText.step(slot);
  const card = staging.layout[slot];
  const press = (): void => {
    if (staging.picked === null) return staging.select(slot);
    if (card === null) return staging.lay(staging.picked, slot);
    return refuseFull();
  };
  if (card === null) {
    const over = drag?.over === `slot:${slot}`;
    return (
      <button
        type="button"
        className="duel__place"
        data-testid={`slot-${slot}`}
        aria-label={orcainText.layHere(name)}
        onClick={press}
      >
        <SlotTarget
          words={phone ? orcainText.layHereShort : orcainText.layHere(name)}
          lit={staging.picked !== null || over || isNext(staging.layout, slot)}
          size={phone ? "S" : "M"}
        />
      </button>
    );
  }
  const label = orcainText.yourSlot(name, CARDS[card].name);
  const dragged = drag?.thing === `slot:${slot}`;
  return (
    <>
      <button
        type="button"
        className="duel__place"
        data-testid={`slot-${slot}`}
        data-selected={staging.selected === slot || undefined}
        data-dragged={dragged || undefined}
        aria-label={label}
        onClick={press}
        {...handle(`slot:${slot}`)}
      >
        <OrcainCard card={card} settings={view.settings} state="staged" />
      </button>
      <button
        type="button"
        className="duel__back"
        aria-label={orcainText.takeBack(CARDS[card].name, name)}
        onClick={() => staging.takeBack(slot)}
      >
        <Icon name="close" size={14} />
      </button>
    </>
  );
}

/** Says why a card cannot be laid where one lies. */
export function refuseFull(): void {
  playCue("refuse");
  toast({ tone: "warn", words: orcainText.slotFull });
}

const isNext = (layout: readonly unknown[], slot: Slot): boolean => layout.indexOf(null) === slot;
