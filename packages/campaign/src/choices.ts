import { pick, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { cardName } from "./cards.ts";
import { spotOf } from "./distance.ts";
import { coin, happens, weighted } from "./odds.ts";
import { drawOffer, vary } from "./offers.ts";
import type { Run } from "./run.ts";
import type { Encounter, Secret, Spot, State } from "./shape.ts";
import { ACTS, stageOf } from "./tables/acts.ts";
import { goldOf, OTHERS, RECOVERIES } from "./tables/encounters.ts";
import type { EncounterKind } from "./tables/encounters.ts";
import { DIFFICULTIES } from "./tables/enemies.ts";
import type { Difficulty } from "./tables/enemies.ts";
import { PLACES } from "./tables/places.ts";
import type { PlaceId } from "./tables/places.ts";
import { BATTLE_TITLES, CITY_TITLE, DEFENSE_TITLE, TITLES } from "./tables/titles.ts";

/** Where the army may go next: three encounters, each at a place of the stage. */
export function drawChoices({ state, rng }: Run): void {
  const kinds = state.recovery > 0 ? recoveryKinds(state, rng) : usualKinds(state, rng);
  const places = shuffle(rng, stageOf(state.act, state.n));
  const drawn = kinds.map((kind, slot) => draw(state, rng, kind, { slot, place: places[slot]! })); // three of each
  state.choices = vary(drawn, rng);
}

/** Two battles and something else, or three battles; then boss and Defense take their slots. */
export function usualKinds(state: State, rng: Rng): readonly EncounterKind[] {
  const { n, setup, defense } = state;
  const { eliteFrom, elitePercent, bossAfter } = setup.settings;
  const isMixed = n % 3 === 0 || (n % 3 === 2 && coin(rng));
  const isElite = n >= eliteFrom && happens(rng, elitePercent);
  return [
    isElite ? "elite" : "battle",
    n >= bossAfter ? "boss" : "battle",
    defense !== null ? "defense" : isMixed ? otherKind(state, rng) : "battle",
  ];
}

function otherKind(state: State, rng: Rng): EncounterKind {
  const { n, act, setup } = state;
  if (n % 3 === 0 && (n > 0 || act > 1)) return "shop";
  const isLucky = happens(rng, setup.settings.treasurePercent);
  const pool = OTHERS.filter(
    ({ kind, from, to }) =>
      (n >= from || (kind === "shop" && act > 1)) && n <= to && (kind !== "treasure" || isLucky),
  );
  return weighted(rng, pool)?.kind ?? "event";
}

/** A skirmish, and two different ones of what helps. */
function recoveryKinds({ setup }: State, rng: Rng): readonly EncounterKind[] {
  const isLucky = happens(rng, setup.settings.treasurePercent);
  const pool = RECOVERIES.filter(({ kind }) => kind !== "treasure" || isLucky);
  const first = weighted(rng, pool)?.kind ?? "event";
  const second =
    weighted(
      rng,
      pool.filter(({ kind }) => kind !== first),
    )?.kind ?? "rest";
  return ["skirmish", first, second];
}

function draw(
  state: State,
  rng: Rng,
  kind: EncounterKind,
  { slot, place }: { readonly slot: number; readonly place: PlaceId },
): Encounter {
  const { act, n } = state;
  const city = kind === "battle" && isCity(state, place, rng);
  const spot = spotFor(state, kind, place);
  return {
    id: `${act}.${n}.${slot}`,
    kind,
    title: titleOf(state, kind, rng, city ? place : null),
    spot,
    difficulty: difficultyOf(kind, n),
    gold: kind === "mystery" ? null : goldOf(kind, act, n),
    offer: drawOffer(state, kind, rng),
    city,
    secret: kind === "mystery" ? drawSecret(rng) : null,
  };
}

/** Neither one's own town nor what is won already. */
const isCity = ({ act, n, setup, conquered }: State, place: PlaceId, rng: Rng): boolean =>
  n >= 1 &&
  happens(rng, setup.settings.cityPercent) &&
  place !== ACTS[act].town &&
  !conquered.includes(place);

function spotFor(state: State, kind: EncounterKind, place: PlaceId): Spot {
  if (kind === "boss") return spotOf(ACTS[state.act].end);
  if (kind === "defense") return spotOf(state.defense ?? place);
  return kind === "shop" ? shopSpot(state) : spotOf(place);
}

/** A shop is 35 hundredths of the way from the army to the middle of the stage. */
function shopSpot({ act, n, at }: State): Spot {
  const group = stageOf(act, n).map((place) => PLACES[place]);
  const way = (axis: "lat" | "lon"): number => {
    const centre = Math.floor(group.reduce((sum, place) => sum + place[axis], 0) / group.length);
    return at[axis] + Math.floor((35 * (centre - at[axis]) + 50) / 100);
  };
  return { lat: way("lat"), lon: way("lon"), place: null };
}

export function difficultyOf(kind: EncounterKind, n: number): Difficulty | null {
  switch (kind) {
    case "battle":
      return n < 2 ? "easy" : n < 5 ? "normal" : "hard";
    case "elite":
    case "boss":
      return kind;
    case "defense":
    case "skirmish":
      return "easy";
    case "shop":
    case "rest":
    case "event":
    case "mystery":
    case "treasure":
      return null;
  }
}

function titleOf(state: State, kind: EncounterKind, rng: Rng, city: PlaceId | null): string {
  switch (kind) {
    case "battle":
    case "elite":
      return city === null
        ? pick(rng, BATTLE_TITLES[state.act][kind])
        : `${CITY_TITLE}${PLACES[city].name}`;
    case "boss":
      return cardName(ACTS[state.act].boss);
    case "defense":
      return `${DEFENSE_TITLE}${PLACES[state.defense ?? ACTS[state.act].town].name}`;
    case "skirmish":
    case "shop":
    case "rest":
    case "event":
    case "mystery":
    case "treasure":
      return TITLES[kind];
  }
}

const drawSecret = (rng: Rng): Secret =>
  coin(rng)
    ? { kind: "ambush", difficulty: DIFFICULTIES[rng.below(3)]! } // easy, normal or hard
    : { kind: "cache" };
