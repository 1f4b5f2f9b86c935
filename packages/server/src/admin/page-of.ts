const MOST = 50;

/** One page of a long list, and where the next begins; null if this is all. */
export async function pageOf<Row extends { readonly id: string }>(
  ask: (limit: number) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly last: string | null }> {
  const found = await ask(MOST + 1);
  const rows = found.slice(0, MOST);
  return { rows, last: found.length > MOST ? (rows.at(-1)?.id ?? null) : null };
}
