/** A run of the campaign, as far as it has come. All times are milliseconds since 1970. */
export interface RunTable {
  id: string;
  account_id: string;
  rules: number;
  setup: string;
  /** Where its inputs have led, and the chain over them. */
  state: string;
  chain: string;
  /** How many inputs it has. */
  seq: number;
  /** Whether all of it was played here: only then it earns points, and a place in the table. */
  ranked: boolean;
  won: boolean;
  act: number;
  /** Finished in all acts together. */
  encounters: number;
  hp: number;
  /** Legacy points so far; they count once it is over. */
  points: number;
  /** The match of the battle at hand. */
  match_id: string | null;
  started_at: string;
  ended_at: string | null;
}

/** The log of a run. A battle's move has its whole record in it. */
export interface RunInputTable {
  run_id: string;
  seq: number;
  at: string;
  move: string;
  link: string;
}

/** What somebody has bought with legacy points. */
export interface LearntTable {
  account_id: string;
  node: string;
  cost: number;
  at: string;
}
