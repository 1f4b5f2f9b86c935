import { rival } from "@holmgang/kernel";
import { attackDemanded, CARDS, cardText, hasAttack } from "@holmgang/orcain";
import type { Orcain, View } from "@holmgang/orcain";
import { preferences } from "../../preferences/preferences.ts";
import { useStore } from "../../store/store.ts";
import { DragGhost } from "../../pieces/drag-ghost.tsx";
import { useDrag } from "../../pieces/drag.ts";
import { handIndex } from "../../pieces/hand.tsx";
import { useKeys } from "../../pieces/keys.ts";
import type { Action, Parts, Sitting } from "../../game/face.ts";
import { captionOf } from "./caption.tsx";
import { Field } from "./field.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import { OrcainHand } from "./hand.tsx";
import { OrcainCard } from "./orcain-card.tsx";
import { Health } from "./health.tsx";
import { momentOf } from "./moment.ts";
import { refuseFull } from "./own-slot.tsx";
import { firstFree, missing, SLOTS } from "./plan.ts";
import type { Slot } from "./plan.ts";
import { Standing } from "./standing.tsx";
import { useStaging } from "./staging.ts";
import type { Staging } from "./staging.ts";
import { orcainText } from "./text.ts";

/** Orcain at the table. */
export function useParts(sitting: Sitting<Orcain>): Parts {
  const { info, names, pointed, point, open } = sitting;
  const { view } = sitting.scene;
  const near = info.viewer === 1 ? 1 : 0;
  const moment = momentOf(view, sitting);
  const staging = useStaging(view, sitting);
  const { drag, handle } = useDrag((thing, place) => drop(staging, thing, place));
  const wantsForecast = useStore(preferences).forecast;
  useKeys(keysOf(staging));
  const known = open ? open[near].own?.layout : laidBy(view, staging, sitting.mine);
  const far = open ? open[rival(near)].own?.layout : null;
  const caption = captionOf(view, moment, sitting);
  return {
    heading: moment.suddenDeath
      ? orcainText.suddenDeath(moment.roundIndex)
      : orcainText.round(Math.min(moment.roundIndex, view.settings.rounds), view.settings.rounds),
    mood: moment.suddenDeath ? "sudden" : "calm",
    field: (
      <>
        <Field
          {...{ view, moment, staging, names, near, drag, handle, pointed, point }}
          known={known ?? null}
          knownFar={far ?? null}
        />
        {drag && (
          <DragGhost game={info.game} drag={drag}>
            <Dragged thing={drag.thing} staging={staging} settings={view.settings} />
          </DragGhost>
        )}
      </>
    ),
    stock: view.own && <OrcainHand {...{ view, staging, drag, handle }} />,
    caption,
    prompt: promptOf(view, staging, sitting),
    numbers: (seat) => <Health seat={seat} moment={moment} max={view.settings.maxHp} />,
    standing: <Standing {...{ view, moment, near, names }} pot={info.pot} />,
    aside:
      staging.open && wantsForecast ? (
        <ForecastPanel view={view} seat={near} staging={staging} />
      ) : null,
    primary: sitting.mine && view.own ? primaryOf(view, staging) : null,
    others: staging.open ? othersOf(staging) : [],
  };
}

/** The card that is being dragged, from the hand or from its step. */
function Dragged({
  thing,
  staging,
  settings,
}: {
  readonly thing: string;
  readonly staging: Staging;
  readonly settings: View["settings"];
}) {
  const index = handIndex(thing);
  const card = index === null ? staging.layout[slotAt(thing)] : staging.hand[index];
  return card ? <OrcainCard card={card} settings={settings} state="picked" /> : null;
}

/** What a player is laying, or what one lay in a match that is only looked at. */
const laidBy = (view: View, staging: Staging, mine: boolean) =>
  mine ? staging.layout : view.own?.layout;

function drop(staging: Staging, thing: string, place: string | null): void {
  const index = handIndex(thing);
  const to = place?.startsWith("slot:") ? slotAt(place) : null;
  if (index === null) {
    if (to !== null) staging.move(slotAt(thing), to);
    else staging.takeBack(slotAt(thing));
  } else if (to !== null) {
    if (staging.layout[to] === null) staging.lay(index, to);
    else refuseFull();
  }
}

const slotAt = (place: string): Slot => SLOTS[Number(place.split(":")[1])] ?? 0;

/** A number picks a card of the hand, and then a number lays it; the same number twice takes the next free step. */
function keysOf(staging: Staging): Record<string, () => void> {
  const keys: Record<string, () => void> = {
    Enter: staging.confirm,
    z: staging.undo,
    x: staging.clear,
    Escape: () => staging.pick(null),
    Backspace: staging.undo,
  };
  if (!staging.open) return keys;
  for (const index of staging.hand.keys()) {
    keys[String(index + 1)] = () => {
      const { picked } = staging;
      const slot = SLOTS[index];
      if (picked === null) return staging.pick(index);
      const free = firstFree(staging.layout);
      if (slot === undefined)
        return picked === index && free !== null ? staging.lay(picked, free) : staging.pick(index);
      return staging.layout[slot] === null ? staging.lay(picked, slot) : refuseFull();
    };
  }
  return keys;
}

function promptOf(
  view: View,
  staging: Staging,
  { scene, mine, info }: Sitting<Orcain>,
): Parts["prompt"] {
  const words = orcainText.prompt;
  const say = (said: string, hint: string | null = null) => ({ words: said, hint });
  if (scene.outcome) return null;
  if (info.viewer === "spectator" || !view.own) return say(words.watching);
  if (!mine) return null;
  if (!staging.open) return say(words.waiting);
  const count = missing(staging.layout);
  if (staging.picked !== null) {
    const card = staging.hand[staging.picked]!;
    const says = cardText(card, view.settings);
    return { words: words.place(CARDS[card].name), hint: words.placeHint, says };
  }
  if (count === 0 && attackDemanded(view) && !hasAttack(staging.layout))
    return say(words.mustAttack);
  if (count === 0) return say(words.confirm, words.confirmHint);
  const warned =
    view.own.afkStreak > 0 && view.own.afkStreak === view.settings.afkLimit - 1 && !view.own.active;
  return say(warned ? words.away : words.pick(count), words.pickHint);
}

function primaryOf(view: View, staging: Staging): Action {
  const count = missing(staging.layout);
  const needsAttack = count === 0 && attackDemanded(view) && !hasAttack(staging.layout);
  const words = !staging.open
    ? orcainText.confirmed
    : count > 0
      ? orcainText.layMore(count)
      : orcainText.confirm;
  return {
    id: "confirm",
    words,
    key: "Enter",
    missing: !staging.open || count > 0 || needsAttack,
    run: staging.confirm,
  };
}

const othersOf = (staging: Staging): readonly Action[] => [
  {
    id: "undo",
    words: orcainText.undo,
    icon: "undo",
    key: "Z",
    missing: !staging.canUndo,
    run: staging.undo,
  },
  {
    id: "clear",
    words: orcainText.clear,
    icon: "close",
    missing: missing(staging.layout) === 3,
    run: staging.clear,
  },
];
