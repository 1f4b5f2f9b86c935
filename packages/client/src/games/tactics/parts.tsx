import { isSeat } from "@holmgang/kernel";
import { DEBUFFS, isStanding, UNIT_IDS } from "@holmgang/tactics";
import type { Tactics, UnitId } from "@holmgang/tactics";
import { useState } from "react";
import { aimKeys } from "../../board/aim-keys.ts";
import { foldScene } from "../../match/fold-scene.ts";
import { DragGhost } from "../../pieces/drag-ghost.tsx";
import { useKeys } from "../../pieces/keys.ts";
import { preferences } from "../../preferences/preferences.ts";
import { useStore } from "../../store/store.ts";
import type { Parts, Sitting } from "../../game/face.ts";
import { othersOf, primaryOf } from "./actions.ts";
import { DEED_KEYS, useAim } from "./aim.ts";
import type { Aim } from "./aim.ts";
import { captionOf } from "./caption.ts";
import { dangerTo } from "./danger.ts";
import { Deeds } from "./deeds.tsx";
import { Draft } from "./draft.tsx";
import { Field } from "./field.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import { lookAt } from "./look-ahead.ts";
import { nearOf } from "./names.ts";
import { unitThing } from "./places.ts";
import { promptOf } from "./prompt.ts";
import { RevealField } from "./reveal.tsx";
import { DraftNumbers, SeatNumbers } from "./seat-numbers.tsx";
import { after, shownOf } from "./shown.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { ThreatFold } from "./threat-fold.tsx";
import { ThreatPanel } from "./threat-panel.tsx";
import { Token } from "./token.tsx";
import { UnitPanel } from "./unit-panel.tsx";
import { debuffStep } from "./ways.ts";
import "./table.css";

/** Tactics at the table: the draft first, then the battle. */
export function useParts(sitting: Sitting<Tactics>): Parts {
  const { scene, names } = sitting;
  const { view } = scene;
  const shown = foldScene(scene, shownOf(view), after);
  const aim = useAim(sitting);
  const [showsThreats, setThreats] = useState(false);
  const wantsForecast = useStore(preferences).forecast;
  const threats = { on: showsThreats, turn: () => setThreats(!showsThreats) };
  useKeys({ ...keysOf(aim), t: shown.heroes ? threats.turn : undefined });
  const shared = {
    caption: captionOf(scene.playing, shown, names),
    prompt: promptOf(aim, sitting),
    primary: sitting.mine ? primaryOf(view, shown, aim) : null,
    others: sitting.mine ? othersOf(view, aim) : [],
  };
  if (!shown.heroes || scene.playing?.event.kind === "teams_shown")
    return { ...shared, ...draftParts(sitting, aim) };
  const looked = wantsForecast ? lookAt(view, aim.looked) : null;
  const danger = showsThreats && isSeat(view.viewer) ? dangerTo(shown, view.viewer, looked) : null;
  return {
    ...shared,
    heading: tacticsText.round(shown.round, shown.settings.pressureRound),
    mood: shown.round >= shown.settings.pressureRound ? "sudden" : "calm",
    field: (
      <>
        <Field {...{ sitting, shown, names, aim, looked, danger }} />
        {aim.drag && shown.active !== null && (
          <DragGhost game={sitting.info.game} drag={aim.drag}>
            <Token shown={shown} id={shown.active} near={nearOf(names)} />
          </DragGhost>
        )}
      </>
    ),
    stock: <Deeds shown={shown} aim={aim} />,
    numbers: (seat) => <SeatNumbers shown={shown} seat={seat} />,
    standing: <Standing shown={shown} pointed={sitting.pointed} />,
    aside: (
      <>
        {sitting.mine && <ForecastPanel {...{ looked, shown, names, threats }} />}
        {danger && <ThreatPanel danger={danger} shown={shown} point={sitting.point} />}
      </>
    ),
    listed: isSeat(view.viewer) && (
      <ThreatFold seat={view.viewer} {...{ shown, looked }} point={sitting.point} />
    ),
  };
}

function draftParts({ scene, names }: Sitting<Tactics>, aim: Aim) {
  const { view, playing } = scene;
  const event = playing?.event;
  const isReveal = event?.kind === "classes_shown" || event?.kind === "teams_shown";
  return {
    heading: tacticsText.draftHead,
    mood: "calm" as const,
    field: isReveal ? <RevealField event={event} names={names} /> : <Draft view={view} aim={aim} />,
    stock: null,
    numbers: (seat: 0 | 1) => <DraftNumbers view={view} seat={seat} />,
    standing: null,
    aside: null,
  };
}

/** Whoever is pointed at, or else whoever acts. */
function Standing({ shown, pointed }: { readonly shown: Shown; readonly pointed: string | null }) {
  const meant: UnitId | null =
    UNIT_IDS.find((id) => unitThing(id) === pointed && isStanding(shown, id)) ?? shown.active;
  return meant !== null && isStanding(shown, meant) ? <UnitPanel shown={shown} id={meant} /> : null;
}

/** Letters for actions and remains, numbers for what Elemental Strike leaves. */
function keysOf(aim: Aim): Record<string, (() => void) | undefined> {
  const keys = aimKeys(aim, aim.asked === "action" ? DEED_KEYS : {});
  if (aim.asked === "remains")
    return { ...keys, o: () => aim.press("obstacle"), b: () => aim.press("tile") };
  if (aim.asked === "minions") return { ...keys, Backspace: () => aim.send({ kind: "back" }) };
  for (const [index, debuff] of DEBUFFS.entries())
    if (aim.steps.has(debuffStep(debuff)))
      keys[String(index + 1)] = () => aim.turn(debuffStep(debuff));
  return keys;
}
