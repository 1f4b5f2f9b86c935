/** A promise of our own code. Breaking it is a bug, so it throws at once. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(`broken promise: ${message}`);
}
