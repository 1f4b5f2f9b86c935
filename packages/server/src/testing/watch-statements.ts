import pg from "pg";

/** What of the driver's query is used here; its own types keep it to themselves. */
interface Query {
  text?: string;
  submit(this: Query, connection: unknown): unknown;
}

/** Every text that this process asks a database from now on; until `stop`. */
export function watchStatements(): { readonly texts: ReadonlySet<string>; stop(): void } {
  const query = (pg.Query as unknown as { prototype: Query }).prototype;
  const { submit } = query;
  const texts = new Set<string>();
  query.submit = function (connection) {
    if (this.text) texts.add(this.text);
    return submit.call(this, connection);
  };
  return { texts, stop: () => void (query.submit = submit) };
}
