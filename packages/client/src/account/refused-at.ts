import type { Refusal } from "@holmgang/kernel";

/** The fields a form about an account may have. */
type AccountField = "nickname" | "password" | "oldPassword" | "recoveryCode";

const FIELDS: Readonly<Record<string, AccountField>> = {
  "bad-nickname": "nickname",
  "forbidden-nickname": "nickname",
  "nickname-taken": "nickname",
  "nickname-unwanted": "nickname",
  "weak-password": "password",
};

/** What to say at a field: the server's own sentence, at the field it is about, or at the one named for the rest. */
export function refusedAt(
  refusal: Refusal | null,
  field: AccountField,
  rest: AccountField,
): string | undefined {
  if (!refusal) return undefined;
  const about = FIELDS[refusal.code];
  return (about ?? rest) === field ? refusal.words : undefined;
}
