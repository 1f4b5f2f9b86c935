/**
 * How statements are planned. Once: to plan costs more than nearly all of ours do, and none is better planned for its values.
 * Row by row and by indexes, also while tables are so short that reading all of one is cheaper: the plan stays when they have
 * grown. And never compiled, which pays for reports over millions of rows.
 */
export const PLANNING = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  enable_material: "off",
  jit: "off",
} as const;
