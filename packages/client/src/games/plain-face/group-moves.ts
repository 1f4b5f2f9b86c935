/** A move with what it is called. */
export interface NamedMove<M> {
  readonly move: M;
  readonly words: string;
}

/** Moves under one heading; null for those that need none. */
export interface MoveGroup<M> {
  readonly head: string | null;
  readonly moves: readonly NamedMove<M>[];
}

/** More than so many are looked through group by group. */
export const MOST_ALONE = 40;

/** A few moves as they are; many by their kind, and a kind with too many by the first word of what they are called. */
export function groupMoves<M extends { readonly kind: string }>(
  moves: readonly NamedMove<M>[],
): readonly MoveGroup<M>[] {
  if (moves.length <= MOST_ALONE) return [{ head: null, moves }];
  const kinds = groupsOf(moves, ({ move }) => move.kind.replaceAll("_", " "));
  return kinds.flatMap((kind) =>
    kind.moves.length <= MOST_ALONE && kinds.length > 1
      ? [kind]
      : groupsOf(kind.moves, ({ words }) => words.split(/\s/)[0] ?? words),
  );
}

const groupsOf = <M>(
  moves: readonly NamedMove<M>[],
  headOf: (move: NamedMove<M>) => string,
): MoveGroup<M>[] =>
  [...Map.groupBy(moves, headOf)].map(([head, under]) => ({ head, moves: under }));
