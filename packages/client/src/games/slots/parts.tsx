import type { Seat } from "@holmgang/kernel";
import type { CardId, Slots, View } from "@holmgang/slots";
import { useState } from "react";
import { foldScene } from "../../match/fold-scene.ts";
import { preferences } from "../../preferences/preferences.ts";
import { useStore } from "../../store/store.ts";
import { DragGhost } from "../../pieces/drag-ghost.tsx";
import { useKeys } from "../../pieces/keys.ts";
import type { Parts, Sitting } from "../../game/face.ts";
import { nameOf } from "../../game/names.ts";
import { othersOf, primaryOf } from "./actions.ts";
import { useAim } from "./aim.ts";
import type { Aim } from "./aim.ts";
import { captionOf } from "./caption.ts";
import { Field } from "./field.tsx";
import { GravesDialog } from "./graves.tsx";
import { SlotsHand } from "./hand.tsx";
import { Holding } from "./holding.tsx";
import { chanceAt, lookAt } from "./look-ahead.ts";
import { Piles } from "./piles.tsx";
import { promptOf } from "./prompt.ts";
import { RaiseChoice } from "./raise.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { after, shownOf } from "./shown.ts";
import { SlotsCard } from "./slots-card.tsx";
import { Standing } from "./standing.tsx";
import { slotsText } from "./text.ts";

/** Skirmish Slots at the table. */
export function useParts(sitting: Sitting<Slots>): Parts {
  const { scene, info, names, pointed, point } = sitting;
  const { view } = scene;
  const playing = scene.playing?.event ?? null;
  const near: Seat = info.viewer === 1 ? 1 : 0;
  const shown = foldScene(scene, shownOf(view), after);
  const aim = useAim(view, sitting);
  const [graves, setGraves] = useState<Seat | null>(null);
  const wantsForecast = useStore(preferences).forecast;
  useKeys(keysOf(view, aim));
  const looked = wantsForecast ? lookAt(view, aim.looked) : null;
  const raised = raisable(view, aim);
  return {
    heading: slotsText.round(shown.round),
    mood: "calm",
    field: (
      <>
        <Field
          {...{ shown, aim, near, names, looked, playing, pointed, point }}
          chanceAt={(thing) => (wantsForecast ? chanceAt(view, aim, thing) : null)}
        />
        {aim.drag && aim.card && (
          <DragGhost game={info.game} drag={aim.drag}>
            <SlotsCard card={aim.card} state="picked" />
          </DragGhost>
        )}
        {graves !== null && (
          <GravesDialog
            title={slotsText.gravesOf(nameOf(names, graves))}
            cards={view.seats[graves].graveyard}
            known={view.seats[graves].known}
            close={() => setGraves(null)}
          />
        )}
      </>
    ),
    stock:
      raised.length > 0 ? (
        <RaiseChoice
          cards={raised}
          choose={(card) => aim.send({ kind: "choose", option: { card } })}
        />
      ) : (
        <SlotsHand cards={shown.seats[near].hand ?? openHand(sitting, near)} aim={aim} />
      ),
    caption: captionOf(scene.playing, shown, names),
    prompt: promptOf(view, aim, sitting),
    numbers: (seat) => (
      <Piles
        seat={shown.seats[seat]}
        graves={view.seats[seat].graveyard.length}
        known={view.seats[seat].known}
        openGraves={() => setGraves(seat)}
      />
    ),
    holding: (seat) => {
      const held = shown.seats[seat].hand ?? openHand(sitting, seat);
      return held.length > 0 ? <Holding cards={held} /> : null;
    },
    standing: <Standing shown={shown} near={near} />,
    aside: (
      <ScorePanel
        {...{ shown, near, names }}
        told={looked?.told ?? null}
        graves={view.seats[near].graveyard.length}
        openGraves={() => setGraves(near)}
      />
    ),
    primary: sitting.mine ? primaryOf(view, aim) : null,
    others: othersOf(aim),
  };
}

/** Cards of a graveyard to choose from: they stand in the hand's place. */
const raisable = ({ pending }: View, aim: Aim): readonly CardId[] =>
  aim.asked === "choice"
    ? (pending?.options ?? []).flatMap((option) => ("card" in option ? [option.card] : []))
    : [];

/** In a replay with open hands. */
const openHand = ({ open }: Sitting<Slots>, seat: Seat): readonly CardId[] =>
  open?.[seat].seats[seat].own?.hand ?? [];

/** A number picks a card of the hand, or of those to choose from. */
function keysOf(view: View, aim: Aim): Record<string, (() => void) | undefined> {
  const primary = primaryOf(view, aim);
  const cards = raisable(view, aim);
  const keys: Record<string, (() => void) | undefined> = {
    Escape: aim.picked === null ? undefined : () => aim.pick(null),
    ...(primary.missing || !primary.key ? {} : { [primary.key.toLowerCase()]: primary.run }),
  };
  for (let index = 0; index < 9; index++) {
    const raised = cards[index];
    if (raised)
      keys[String(index + 1)] = () => aim.send({ kind: "choose", option: { card: raised } });
    else if (aim.asked === "turn" && index < aim.hand.length)
      keys[String(index + 1)] = () => aim.pick(aim.picked === index ? null : index);
  }
  return keys;
}
