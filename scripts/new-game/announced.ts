/** A client module written over that of a game which was only announced: the row people know stays. */
export function announced(module: string, before: string): string {
  const row = /row: \{\n([^]*?) +minutes: null,\n/.exec(before)?.[1];
  return row === undefined ? module : module.replace(/(row: \{\n)[^]*?( +minutes: )/, `$1${row}$2`);
}
