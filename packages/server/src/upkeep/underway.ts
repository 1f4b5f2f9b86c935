/** Work that nobody waits for, until the end. */
interface Underway {
  /** Notes what goes wrong with it. Resolves when it is over, well or not. */
  aside(work: Promise<unknown>): Promise<void>;
  /** When all that is under way now is over. */
  settled(): Promise<void>;
  /** When all is over, what it has set off included. */
  over(): Promise<void>;
}

export function underway(complain: (error: unknown) => void): Underway {
  const works = new Set<Promise<void>>();
  const settled = async (): Promise<void> => void (await Promise.all(works));
  return {
    aside(work) {
      const noted: Promise<void> = work
        .then(() => {}, complain)
        .finally(() => void works.delete(noted));
      works.add(noted);
      return noted;
    },
    settled,
    async over() {
      while (works.size > 0) await settled();
    },
  };
}
