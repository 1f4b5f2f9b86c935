import { pick } from "@holmgang/kernel";
import { enlist, sideline } from "./army.ts";
import { poolOf } from "./cards.ts";
import { between, weighted } from "./odds.ts";
import { gold } from "./purse.ts";
import type { Run } from "./run.ts";
import { STORY_IDS, storyRow } from "./tables/story.ts";

/** What happens on the road: often nothing, sometimes good, sometimes bad. */
export function tellStory(run: Run): void {
  const { state, rng, emit } = run;
  const drawn = weighted(
    rng,
    STORY_IDS.map((id) => ({ id, weight: storyRow(id).chance })),
  );
  const story = drawn?.id ?? "quiet";
  emit({ kind: "story", story });
  const range = storyRow(story).gold;
  if (range) gold(run, between(rng, ...range), "story");
  if (story === "volunteer") enlist(run, pick(rng, poolOf(state)), "deck", "joined");
  if (story === "illness") sideline(run, 1, "ill");
}
