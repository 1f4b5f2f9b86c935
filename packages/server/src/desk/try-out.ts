import { refuse } from "@holmgang/kernel";
import type { Command } from "@holmgang/protocol";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import { isUnknown, UNKNOWN } from "../store/again.ts";
import { carryOut } from "./carry-out.ts";

/** Carries a command out; what breaks meanwhile is ours to look at, and a refusal for whoever asked. */
export async function tryOut(
  node: Node,
  line: Line,
  command: Command,
): ReturnType<typeof carryOut> {
  try {
    return await carryOut(node, line, command);
  } catch (error) {
    node.complain(error);
    return isUnknown(error)
      ? { ok: false, refusal: UNKNOWN }
      : refuse("internal", "Something went wrong on the server. Nothing has changed; try again.");
  }
}
