import { readJson } from "@holmgang/kernel";
import type { Refusal } from "@holmgang/kernel";
import { idOf, parseCommand } from "@holmgang/protocol";
import type { MessageOf } from "@holmgang/protocol";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import { tryOut } from "./try-out.ts";

/** The longest message that is read. */
export const LONGEST = 16 * 1024;

type Answer = MessageOf<"ok"> | MessageOf<"refused">;

/** Answers one message from a client, whatever it is. `isNew` says whether a command's id was not used before. */
export async function answer(
  node: Node,
  line: Line,
  text: string,
  isNew: (id: string) => boolean,
): Promise<Answer> {
  if (text.length > LONGEST)
    return refused(
      node,
      null,
      refusal("too-large", `A message has at most ${LONGEST} characters.`),
    );
  const raw = readJson(text);
  const command = parseCommand(raw);
  if (!command.ok) return refused(node, idOf(raw), command.refusal);
  const { id } = command.value;
  if (!isNew(id))
    return refused(node, id, refusal("duplicate", `A command '${id}' was sent already.`));
  const result = await tryOut(node, line, command.value);
  return result.ok
    ? { kind: "ok", re: id, now: node.now(), ...result.value }
    : refused(node, id, result.refusal);
}

function refused(
  { metrics }: Node,
  re: string | null,
  { code, words, retryAfterSeconds }: Refusal,
): Answer {
  metrics.refusals.inc({ code });
  return { kind: "refused", re, code, words, retryAfterSeconds };
}

const refusal = (code: string, words: string): Refusal => ({ code, words });
