/** Where something is, in thousandths of a degree. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

interface PlaceRow extends Point {
  readonly name: string;
  readonly act: 1 | 2 | 3;
}

const italy = (name: string, lat: number, lon: number): PlaceRow => ({ name, lat, lon, act: 1 });
const egypt = (name: string, lat: number, lon: number): PlaceRow => ({ name, lat, lon, act: 2 });
const danube = (name: string, lat: number, lon: number): PlaceRow => ({ name, lat, lon, act: 3 });

/** Every place that has a name on the map of its act. */
export const PLACES = {
  nice: italy("Nice", 43_695, 7264),
  savona: italy("Savona", 44_308, 8481),
  genoa: italy("Genoa", 44_405, 8946),
  tende: italy("Tende", 44_088, 7594),
  mondovi: italy("Mondovì", 44_389, 7818),
  cuneo: italy("Cuneo", 44_389, 7548),
  alessandria: italy("Alessandria", 44_913, 8615),
  turin: italy("Turin", 45_070, 7687),
  pavia: italy("Pavia", 45_185, 9155),
  milan: italy("Milan", 45_464, 9190),
  monza: italy("Monza", 45_585, 9272),
  lodi: italy("Lodi", 45_314, 9503),
  mantua: italy("Mantua", 45_156, 10_791),
  alexandria: egypt("Alexandria", 31_200, 29_919),
  rosetta: egypt("Rosetta", 31_404, 30_417),
  damietta: egypt("Damietta", 31_417, 31_813),
  giza: egypt("Giza", 29_987, 31_209),
  cairo: egypt("Cairo", 30_044, 31_236),
  pyramids: egypt("the Pyramids", 29_979, 31_134),
  paris: danube("Paris", 48_857, 2352),
  metz: danube("Metz", 49_120, 6176),
  strasbourg: danube("Strasbourg", 48_573, 7752),
  ulm: danube("Ulm", 48_401, 9987),
  munich: danube("Munich", 48_137, 11_576),
  vienna: danube("Vienna", 48_208, 16_373),
  brno: danube("Brno", 49_195, 16_607),
  austerlitz: danube("Austerlitz", 49_139, 16_763),
} as const satisfies Record<string, PlaceRow>;

export type PlaceId = keyof typeof PLACES;

const PLACE_IDS = Object.keys(PLACES) as PlaceId[]; // the keys of the literal above

/** The places of an act, in the order of the table. */
export const placesOf = (act: number): readonly PlaceId[] =>
  PLACE_IDS.filter((id) => PLACES[id].act === act);
