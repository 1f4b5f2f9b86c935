import { field, ignite, medic, motivate, trap } from "./field-language.ts";
import { ranged, plain } from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Those who know one thing: healers, commanders, spies, and those who hold, push, burn and change. */
export const SPECIALISTS = {
  "field-medic": card(74, "Field Medic", 1, {
    field: field([0, 1, 1, 1, 1, 1], null, "common", [medic(5)]),
  }),
  "advanced-medic": card(75, "Advanced Medic", 2, {
    field: field([0, 1, 1, 1, 1, 1], null, "rare", [medic(10)]),
  }),
  "expert-medic": card(76, "Expert Medic", 3, {
    field: field([0, 1, 1, 1, 1, 1], null, "epic", [medic(15)]),
  }),
  "melee-commander": card(77, "Melee Commander", 3, {
    field: field([6, 12, 1, 1, 1, 1, "melee"], null, "rare", [motivate(1)]),
  }),
  "ranged-commander": card(78, "Ranged Commander", 3, {
    field: field([5, 8, 1, 1, 1, 2, "ranged"], null, "rare", [motivate(1), ranged]),
  }),
  "artillery-commander": card(79, "Artillery Commander", 3, {
    field: field([7, 6, 1, 1, 1, 2, "artillery"], null, "rare", [motivate(1), ranged]),
  }),
  "woods-mine": card(80, "Woods Mine", 1, {
    field: field([3, 1, 2, 2, 1, 1], "woods", "common", [trap(3)]),
  }),
  spy: card(81, "Spy", 2, {
    field: field([0, 1, 2, 2, 1, 1], null, "rare", [plain("spy")]),
  }),
  watcher: card(82, "Watcher", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("watcher")]),
  }),
  silencer: card(83, "Silencer", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("silence")]),
  }),
  paralyzer: card(84, "Paralyzer", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("paralyze")]),
  }),
  barrier: card(85, "Barrier", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("barrier")]),
  }),
  fear: card(86, "Fear", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("fear")]),
  }),
  glue: card(87, "Glue", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("glue")]),
  }),
  pusher: card(88, "Pusher", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("push_back")]),
  }),
  "terrain-adept": card(89, "Terrain Adept", 2, {
    field: field([2, 4, 2, 2, 1, 1], null, "rare", [plain("terrain_affinity")]),
  }),
  "mega-taunt": card(90, "Mega Taunt", 3, {
    field: field([1, 10, 1, 1, 1, 1], null, "epic", [plain("mega_taunt")]),
  }),
  tall: card(91, "Tall", 2, {
    field: field([2, 6, 1, 1, 1, 1], null, "rare", [plain("tall")]),
  }),
  shaco: card(92, "Shaco", 3, {
    field: field([3, 3, 1, 1, 1, 1], null, "epic", [plain("shaco")]),
  }),
  "one-side-attacker": card(93, "One-Side Attacker", 3, {
    field: field([3, 4, 1, 1, 1, 1], null, "epic", [plain("one_side_attacker")]),
  }),
  "two-side-attacker": card(94, "Two-Side Attacker", 3, {
    field: field([3, 4, 1, 1, 1, 1], null, "epic", [plain("two_side_attacker")]),
  }),
  enhancer: card(95, "Enhancer", 2, {
    field: field([1, 2, 1, 1, 1, 1], null, "rare", [plain("enhancer")]),
  }),
  switcher: card(96, "Switcher", 3, {
    field: field([1, 2, 1, 1, 1, 1], null, "epic", [plain("switcher")]),
  }),
  resetter: card(97, "Resetter", 3, {
    field: field([0, 1, 1, 1, 1, 1], null, "epic", [plain("resetter")]),
  }),
  firestarter: card(98, "Firestarter", 2, {
    field: field([1, 2, 2, 2, 1, 1], null, "rare", [ignite(2)]),
  }),
  converter: card(99, "Converter", 3, {
    field: field([2, 3, 2, 2, 1, 1], null, "epic", [plain("converter")]),
  }),
  poisoner: card(100, "Poisoner", 2, {
    field: field([2, 4, 1, 1, 1, 1], null, "rare", [plain("poisoner")]),
  }),
  "diagonal-attacker": card(101, "Diagonal Attacker", 2, {
    field: field([3, 4, 1, 1, 1, 1], null, "rare", [plain("diagonal_attack")]),
  }),
  "ap-booster": card(102, "AP Booster", 3, {
    field: field([1, 3, 2, 2, 1, 1], null, "epic", [plain("ap_booster")]),
  }),
  "lane-sweeper": card(103, "Lane Sweeper", 3, {
    field: field([3, 5, 2, 2, 1, 1], null, "epic", [plain("lane_sweep")]),
  }),
} as const satisfies Record<string, CardRow>;
