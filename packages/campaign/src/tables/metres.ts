import { placesOf, PLACES } from "./places.ts";
import type { PlaceId } from "./places.ts";

/** Whole metres from each place to those before it in the table of its act, along the great circle of a globe of 6,371 km. */
const METRES: Readonly<Partial<Record<PlaceId, readonly number[]>>> = {
  savona: [118832],
  genoa: [155889, 38511],
  tende: [51078, 74823, 113312],
  mondovi: [88971, 53483, 89636, 37930],
  cuneo: [80439, 74732, 111084, 33670, 21454],
  alessandria: [172912, 68104, 62259, 122359, 85846, 102561],
  turin: [156544, 105446, 123920, 109442, 76428, 76516, 75035],
  pavia: [223568, 111098, 88286, 173587, 137719, 154650, 52100, 115873],
  milan: [248904, 140152, 119311, 198185, 161102, 176059, 76054, 125516, 31144],
  monza: [263432, 155040, 133690, 212627, 175384, 189909, 90712, 136498, 45407, 14894],
  lodi: [252837, 137885, 110198, 203334, 167990, 185275, 82726, 144867, 30788, 29591, 35111],
  mantua: [
    323743, 205387, 167860, 279478, 249681, 269807, 173105, 243748, 128288, 129796, 127886, 102373,
  ],
  rosetta: [52471],
  damietta: [181544, 132487],
  giza: [182858, 174815, 169169],
  cairo: [180008, 170285, 162325, 6851],
  pyramids: [178768, 172647, 172574, 7278, 12194],
  metz: [280525],
  strasbourg: [397354, 130377],
  ulm: [563160, 290527, 165818],
  munich: [683933, 411537, 286654, 121216],
  vienna: [1033451, 755125, 637518, 472682, 355750],
  brno: [1038507, 757982, 650783, 492691, 387658, 111085],
  austerlitz: [1050212, 769692, 661855, 503147, 396995, 107410, 12939],
};

/** Between two places of one act. */
export function listedMetres(a: PlaceId, b: PlaceId): number {
  const order = placesOf(PLACES[a].act);
  const [first, second] = order.indexOf(a) < order.indexOf(b) ? [a, b] : [b, a];
  return METRES[second]?.[order.indexOf(first)] ?? 0;
}
