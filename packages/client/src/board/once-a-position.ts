/**
 * What a move would do, made once for every position and move: a table asks on every movement of the pointer, for every
 * place that is lit. Both are known by identity, so ask about moves as they were listed; with its view a position is forgotten.
 */
export function onceAPosition<V extends object, M extends object, F>(
  foresee: (view: V, move: M) => F,
): (view: V, move: M) => F {
  const known = new WeakMap<V, Map<M, { readonly told: F }>>();
  return (view, move) => {
    const moves = known.get(view) ?? new Map<M, { readonly told: F }>();
    const found = moves.get(move) ?? { told: foresee(view, move) };
    known.set(view, moves.set(move, found));
    return found.told;
  };
}
