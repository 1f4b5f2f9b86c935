/** What a law remembers of the matches of a run. */
export interface Memory {
  /** The first moment at which something was so, by what was so. */
  readonly moments: Map<string, Remembered>;
  /** How many pairs of moments were compared, by how they differed. */
  readonly pairs: Record<string, number>;
}

export interface Remembered {
  /** What followed then, in short. */
  readonly claim: string;
  /** The match, by its seed, and the input after which it was so; 0 is the opening. */
  readonly seed: string;
  readonly step: number;
  /** What was hidden then, in short, by name: a pair of moments is worth comparing if some of it differs. */
  readonly hidden: Readonly<Record<string, string>>;
}

export const emptyMemory = (): Memory => ({ moments: new Map(), pairs: {} });

/** The moment remembered under this key: the first one, which all later ones are held to. Openings make no pairs: too little is hidden then. */
export function recall(memory: Memory, key: string, now: Remembered): Remembered {
  const first = memory.moments.get(key);
  if (!first) memory.moments.set(key, now);
  else if (first.seed !== now.seed && now.step > 0) count(memory, first, now);
  return first ?? now;
}

function count({ pairs }: Memory, first: Remembered, now: Remembered): void {
  for (const name of Object.keys(now.hidden))
    if (first.hidden[name] !== now.hidden[name]) pairs[name] = (pairs[name] ?? 0) + 1;
}
