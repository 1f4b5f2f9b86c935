interface NodeRow {
  readonly name: string;
  readonly cost: number;
  readonly needs: readonly string[];
  readonly text: string;
}

const node = (name: string, cost: number, needs: readonly string[], text: string): NodeRow => ({
  name,
  cost,
  needs,
  text,
});

/** What can be learnt between runs, for legacy points. */
export const TREE = {
  "young-general": node("Young General", 0, [], "Where everything begins."),
  "tactical-genius-1": node(
    "Tactical Genius I",
    100,
    ["young-general"],
    "1 more card in the opening hand.",
  ),
  "war-funds-1": node(
    "War Funds I",
    100,
    ["young-general"],
    "10 more gold at the start; a run may begin with the Officer’s Armor.",
  ),
  "inspiring-presence-1": node(
    "Inspiring Presence I",
    100,
    ["young-general"],
    "In the turn your hero acts, all attacks deal 1 more.",
  ),
  "artillery-master": node(
    "Artillery Master",
    200,
    ["tactical-genius-1"],
    "Your artillery deals 1 more damage.",
  ),
  "tactical-genius-2": node(
    "Tactical Genius II",
    300,
    ["tactical-genius-1"],
    "2 more cards in the opening hand instead of 1.",
  ),
  "war-funds-2": node(
    "War Funds II",
    200,
    ["war-funds-1"],
    "25 more gold at the start; a run may begin with the Battle Standard.",
  ),
  "merchant-connections": node(
    "Merchant Connections",
    200,
    ["war-funds-1"],
    "Goods and buildings cost 15 % less.",
  ),
  "inspiring-presence-2": node(
    "Inspiring Presence II",
    200,
    ["inspiring-presence-1"],
    "2 more damage instead of 1.",
  ),
  "old-guard": node("Old Guard", 300, ["inspiring-presence-1"], "One more Grenadier at the start."),
  "emperor-of-france": node(
    "Emperor of France",
    500,
    ["tactical-genius-2", "inspiring-presence-2"],
    "All your units have 1 more HP; the Imperial Guard may join.",
  ),
  "grande-armee": node(
    "La Grande Armée",
    400,
    ["artillery-master", "old-guard"],
    "5 more HP at most, 2 more cards in the opening hand.",
  ),
  "continental-system": node(
    "Continental System",
    400,
    ["war-funds-2", "merchant-connections"],
    "50 more gold at the start, better shops, distance adds 1 less to supply.",
  ),
} as const satisfies Record<string, NodeRow>;

export type NodeId = keyof typeof TREE;

export const NODE_IDS = Object.keys(TREE) as NodeId[]; // the keys of the literal above

export const nodeRow = (id: NodeId): NodeRow => TREE[id];

/** The node that everybody has. */
export const ROOT: NodeId = "young-general";
