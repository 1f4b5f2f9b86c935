/** A word of a game and what it means there. */
export interface Meaning {
  readonly id: string;
  readonly term: string;
  /** `R12`: where it comes from. */
  readonly rule: string;
  readonly text: string;
}
