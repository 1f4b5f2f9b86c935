import { isSeat } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { baseOf, LANES } from "@holmgang/clans";
import type { CardId, Clans } from "@holmgang/clans";
import type { Parts, Sitting } from "../../game/face.ts";
import { foldScene } from "../../match/fold-scene.ts";
import { DragGhost } from "../../pieces/drag-ghost.tsx";
import { useKeys } from "../../pieces/keys.ts";
import { preferences } from "../../preferences/preferences.ts";
import { useStore } from "../../store/store.ts";
import { useNarrow, usePhone } from "../../web/use-media.ts";
import { othersOf, primaryOf } from "./actions.ts";
import { after } from "./after.ts";
import { useAim } from "./aim.ts";
import type { Aim } from "./aim.ts";
import { ClansCard } from "./clans-card.tsx";
import { Combat } from "./combat.tsx";
import { Field } from "./field.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import { headingOf } from "./heading.ts";
import { ClansHand } from "./hand.tsx";
import { Holding } from "./holding.tsx";
import { lookAhead } from "./look-ahead.ts";
import { nearOf } from "./names.ts";
import { tileThing } from "./places.ts";
import { promptOf } from "./prompt.ts";
import { Purses } from "./purses.tsx";
import { SeatNumbers } from "./seat-numbers.tsx";
import { shownOf } from "./shown.ts";
import { HERO } from "./ways.ts";
import "./table.css";

/** Clans at the table: planning, then the round it leads to. */
export function useParts(sitting: Sitting<Clans>): Parts {
  const { scene, info, names } = sitting;
  const { view } = scene;
  const near = nearOf(names);
  const aim = useAim(sitting);
  const [narrow, phone] = [useNarrow(), usePhone()];
  const wantsForecast = useStore(preferences).forecast;
  useKeys(keysOf(aim));
  const isShow = scene.playing !== null || scene.held;
  const folded = foldScene(scene, shownOf(view), after);
  const shown = isShow ? folded : { ...folded, staged: aim.staged };
  const told = wantsForecast && aim.question !== null ? lookAhead(aim.view, aim.looked) : null;
  return {
    heading: headingOf(shown),
    tally: <Purses {...{ shown, names }} />,
    mood: "calm",
    field: (
      <>
        <Field {...{ sitting, shown, aim, told }} />
        {aim.drag && aim.card && (
          <DragGhost game={info.game} drag={aim.drag}>
            <ClansCard card={aim.card} size={phone ? "P" : "M"} state="picked" />
          </DragGhost>
        )}
      </>
    ),
    stock:
      isShow || !isSeat(info.viewer) ? (
        <Combat now={scene.playing} {...{ shown, names }} />
      ) : (
        <ClansHand cards={shown.hand} aim={aim} />
      ),
    caption: null,
    prompt: isShow ? null : promptOf(aim, sitting),
    numbers: (seat) => (
      <SeatNumbers
        {...{ shown, seat }}
        earned={shown.seats[seat].gold - view.seats[seat].gold}
        isShow={isShow || scene.outcome !== null}
        aim={sitting.mine && seat === near ? aim : null}
      />
    ),
    holding: (seat) => {
      const held = handOf(sitting, seat);
      return held.length > 0 ? <Holding cards={held} /> : null;
    },
    standing: null,
    aside: told && !isShow ? <ForecastPanel {...{ told, shown, near }} /> : null,
    primary: sitting.mine ? primaryOf(aim, shown, phone) : null,
    others: sitting.mine ? othersOf(aim, shown, narrow) : [],
  };
}

/** A seat's hand as far as it may be known: one's own, or in a replay with open hands. */
const handOf = ({ scene, open }: Sitting<Clans>, seat: Seat): readonly CardId[] =>
  (scene.view.seats[seat].own ?? open?.[seat].seats[seat].own)?.hand ?? [];

const LETTERS = ["w", "c", "e"] as const;

/** A number picks a card, W, C and E a lane, F and B front or back; H calls the hero, Z takes back, Enter submits. */
function keysOf(aim: Aim): Record<string, (() => void) | undefined> {
  if (!aim.open) return {};
  const keys: Record<string, (() => void) | undefined> = {
    Enter: aim.ready ? aim.confirm : aim.submit,
    Escape: aim.chosen.length === 0 ? undefined : () => aim.cancel(),
    h: () => aim.turn(HERO),
    z: aim.undo,
    x: aim.clear,
  };
  for (const index of aim.hand.keys())
    if (index < 9) keys[String(index + 1)] = () => aim.pick(aim.picked === index ? null : index);
  if (aim.card === null) return keys;
  for (const lane of LANES) keys[LETTERS[lane]] = () => aim.turn(tileThing(lane, baseOf(aim.seat)));
  if (aim.steps.has("front")) keys["f"] = () => aim.press("front");
  if (aim.steps.has("back")) keys["b"] = () => aim.press("back");
  return keys;
}
