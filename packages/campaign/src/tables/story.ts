interface StoryRow {
  /** Out of a hundred. */
  readonly chance: number;
  /** Gold won or lost, from and to; null where it is about a card. */
  readonly gold: readonly [number, number] | null;
  readonly text: string;
}

/** What may happen on the road after an encounter. */
const STORIES = {
  quiet: { chance: 40, gold: null, text: "The road is quiet." },
  windfall: { chance: 15, gold: [10, 20], text: "A grateful town opens its purse." },
  volunteer: { chance: 15, gold: null, text: "A volunteer asks to march along." },
  theft: { chance: 15, gold: [-15, -5], text: "Somebody has been at the paymaster’s chest." },
  illness: { chance: 15, gold: null, text: "Fever goes round the tents." },
} as const satisfies Record<string, StoryRow>;

export type StoryId = keyof typeof STORIES;

export const STORY_IDS = Object.keys(STORIES) as StoryId[]; // the keys of the literal above

export const storyRow = (id: StoryId): StoryRow => STORIES[id];
