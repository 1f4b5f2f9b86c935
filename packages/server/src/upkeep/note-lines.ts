import type { Node } from "../node/node.ts";

/** Whoever is connected is seen where the line comes from, however long ago it was opened. */
export async function noteLines({ lines, addresses }: Node): Promise<void> {
  await addresses.noteAll(
    [...lines.all()].map(({ account: { id, household } }) => ({ account: id, address: household })),
  );
}
