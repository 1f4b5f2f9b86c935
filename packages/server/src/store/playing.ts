/**
 * Who plays on a seat of a match that goes on, and nobody in any other; a battle of a run keeps nobody from anything. In these
 * very words an index finds them. To say 'outcome is null' would leave the choice to the database, which takes all indexes
 * of what goes on for equally short while nothing does, and stays with its choice.
 */
export const PLAYING = [
  "(case when outcome is null and run_id is null then seat_0 end)",
  "(case when outcome is null and run_id is null then seat_1 end)",
] as const;
