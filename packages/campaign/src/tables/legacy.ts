/** What a run is remembered for, in points. */
export const LEGACY = {
  battle: 5,
  elite: 10,
  boss: 25,
  /** Acts won, the last of them aside. */
  acts: [50, 100],
  campaign: 200,
  /** On top, when the campaign was never won before. */
  first: 100,
  /** A lost run, by the act it was lost in. */
  lost: [10, 20, 30],
} as const;
