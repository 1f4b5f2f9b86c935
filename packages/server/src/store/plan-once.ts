/** Every statement is planned once: to plan costs more than nearly all of ours do, and none is better planned for its values. */
export const PLAN_ONCE = "plan_cache_mode=force_generic_plan";
