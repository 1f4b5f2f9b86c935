import { isSeat } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { Copy, Field as FieldMode } from "@holmgang/clans/field";
import type { Parts, Sitting } from "../../game/face.ts";
import { foldScene } from "../../match/fold-scene.ts";
import { DragGhost } from "../../pieces/drag-ghost.tsx";
import { useKeys } from "../../pieces/keys.ts";
import { preferences } from "../../preferences/preferences.ts";
import { useStore } from "../../store/store.ts";
import { useNarrow, usePhone } from "../../web/use-media.ts";
import { nearOf } from "../clans/names.ts";
import { TokenBody } from "../clans/token-body.tsx";
import { othersOf, primaryOf } from "./actions.ts";
import { after } from "./after.ts";
import { useAim } from "./aim.ts";
import { FieldCard } from "./field-card.tsx";
import { Field } from "./field.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import { FieldHand } from "./hand.tsx";
import { headingOf } from "./heading.ts";
import { Holding } from "./holding.tsx";
import { keysOf } from "./keys.ts";
import { lookAt } from "./look-ahead.ts";
import { Mulligan } from "./mulligan.tsx";
import { promptOf } from "./prompt.ts";
import { SeatNumbers } from "./seat-numbers.tsx";
import { shownOf } from "./shown.ts";
import { TerrainChoice } from "./terrain-choice.tsx";
import { useBanks } from "./use-banks.ts";
import { useMarked } from "./use-marked.ts";
import "./table.css";

/** The field at the table: the opening hand first, then turn after turn. */
export function useParts(sitting: Sitting<FieldMode>): Parts {
  const { scene, info, names } = sitting;
  const near = nearOf(names);
  const aim = useAim(sitting);
  const marked = useMarked(aim);
  const banks = useBanks(sitting);
  const [narrow, phone] = [useNarrow(), usePhone()];
  const wantsForecast = useStore(preferences).forecast;
  useKeys(keysOf(aim, marked));
  // Whoever sits at the table sees what it sees: a lesson's open cards are no sight.
  const open = isSeat(info.viewer) ? null : sitting.open;
  const shown = foldScene(scene, shownOf(scene.view, open), after);
  const looked = wantsForecast && aim.open ? lookAt(aim.view, aim.looked) : null;
  const isShow = scene.playing !== null || scene.held;
  return {
    heading: headingOf(shown, names),
    mood: "calm",
    field: (
      <>
        <Field {...{ sitting, shown, aim, looked }} />
        <Ghost {...{ sitting, aim, phone }} />
      </>
    ),
    stock: isSeat(info.viewer) ? (
      shown.halfTurn === 0 ? (
        <Mulligan aim={aim} marked={marked} />
      ) : (
        <>
          <TerrainChoice aim={aim} />
          <FieldHand cards={shown.seats[info.viewer].own?.hand ?? []} aim={aim} />
        </>
      )
    ) : null,
    caption: null,
    prompt: isShow ? null : promptOf(aim, looked, sitting),
    numbers: (seat) => (
      <SeatNumbers
        {...{ shown, seat }}
        bank={banks[seat]}
        aim={sitting.mine && seat === near ? aim : null}
      />
    ),
    holding: (seat) => {
      const held = handOf(sitting, seat);
      return held.length > 0 ? <Holding cards={held} /> : null;
    },
    standing: null,
    aside: looked && !isShow ? <ForecastPanel {...{ looked, aim }} /> : null,
    primary: sitting.mine ? primaryOf(aim, marked) : null,
    others: sitting.mine ? othersOf(aim, marked, narrow) : [],
  };
}

/** What is dragged: a card, or a unit. */
function Ghost({
  sitting: { info },
  aim: { drag, card, unit },
  phone,
}: {
  readonly sitting: Sitting<FieldMode>;
  readonly aim: ReturnType<typeof useAim>;
  readonly phone: boolean;
}) {
  if (!drag) return null;
  return (
    <DragGhost game={info.game} drag={drag}>
      {card && <FieldCard copy={card} size={phone ? "P" : "M"} state="picked" />}
      {unit?.is && (
        <TokenBody seat={unit.seat} card={unit.is.card}>
          {null}
        </TokenBody>
      )}
    </DragGhost>
  );
}

/** A seat's hand as far as it may be known: one's own, or in a replay with open hands. */
const handOf = ({ scene, open }: Sitting<FieldMode>, seat: Seat): readonly Copy[] =>
  (scene.view.seats[seat].own ?? open?.[seat].seats[seat].own)?.hand ?? [];
