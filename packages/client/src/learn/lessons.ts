import type { Lesson } from "./lesson.ts";

/** Every game's lesson; none is loaded before somebody wants to learn. A new game is one row. */
const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  orcain: async () => (await import("./orcain-lesson.ts")).orcainLesson,
  slots: async () => (await import("./slots-lesson.ts")).slotsLesson,
};

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game);

export const loadLesson = (game: string): Promise<Lesson> | null => LESSONS[game]?.() ?? null;
