import * as v from "valibot";
import { MESSAGES } from "./messages.ts";
import type { Message } from "./messages.ts";

/** A message from the wire, checked whole: for clients, and for tests of the server. Throws on anything else. */
export const parseMessage = (raw: unknown): Message => v.parse(SCHEMA, raw) as unknown as Message; // made of the same rows

const SCHEMA = v.variant(
  "kind",
  Object.entries(MESSAGES).map(([kind, message]) =>
    v.strictObject({ kind: v.literal(kind), ...message.fields }),
  ),
);
