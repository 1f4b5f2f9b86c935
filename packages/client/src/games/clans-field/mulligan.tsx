import { cardRow } from "@holmgang/clans/field";
import { Hand } from "../../pieces/hand.tsx";
import { Icon } from "../../look/icon.tsx";
import { usePhone } from "../../web/use-media.ts";
import type { Aim } from "./aim.ts";
import { CardTip } from "./card-tip.tsx";
import { FieldCard } from "./field-card.tsx";
import { fieldText } from "./text.ts";
import type { Marked } from "./use-marked.ts";
import "../clans/hand.css";
import "./hand.css";
import "./mulligan.css";

const words = fieldText.mulligan;

/** The opening hand: marked cards rise and go back, the others are kept. */
export function Mulligan({ aim, marked }: { readonly aim: Aim; readonly marked: Marked }) {
  const phone = usePhone();
  const { view, hand, asked, seat } = aim;
  const { settings, first } = view;
  return (
    <div className="mulligan">
      <h2>{words.head}</h2>
      <p className="mulligan__words">
        {words.words(settings.mulliganCards, first === seat, settings.firstTurnCards)}
      </p>
      <Hand
        layout="fan"
        drag={null}
        handle={() => ({ onPointerDown: () => undefined })}
        cards={hand.map((copy, index) => {
          const isMarked = marked.copies.includes(copy.copy);
          const key = index < 9 ? String(index + 1) : "";
          return {
            id: `${copy.card} ${copy.copy}`,
            label: words.card(cardRow(copy.card).name, isMarked),
            face: (
              <span className="mulligan__card" data-marked={isMarked || undefined}>
                <FieldCard
                  copy={copy}
                  size={phone ? "P" : "M"}
                  state={isMarked ? "picked" : "rest"}
                  keyHint={phone || !key ? undefined : key}
                />
                <span className="mulligan__fate">
                  {isMarked && <Icon name="undo" size={14} />}
                  {isMarked ? words.back : words.kept}
                </span>
              </span>
            ),
            tip: <CardTip card={copy.card} decoy={copy.decoy} />,
            picked: isMarked,
            able: asked === "mulligan",
            press: () => marked.turn(copy.copy),
          };
        })}
      />
    </div>
  );
}
