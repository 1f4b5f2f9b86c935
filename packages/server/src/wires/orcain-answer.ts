import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Command } from "@holmgang/protocol";
import { tryOut } from "../desk/try-out.ts";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import { queueTerms } from "../queue/queue-terms.ts";
import type { OrcainAsk } from "./orcain-ask.ts";
import type { OrcainSays } from "./orcain-says.ts";
import type { OrcainTable } from "./orcain-table.ts";

const game = "orcain";
/** The seed's own pace. */
const mode = "standard";
/** Nobody refers to these commands by their ids. */
const id = "wire";

/** Carries out what a client of Orcain's own wire asks, at the table it means. Returns what is said to that, if anything is. */
export async function answerOrcain(
  node: Node,
  line: Line,
  ask: OrcainAsk,
  table: OrcainTable | undefined,
): Promise<Result<OrcainSays | null>> {
  const carryOut = async (command: Command, said: OrcainSays | null = null) => {
    const result = await tryOut(node, line, command);
    return result.ok ? accept(said) : result;
  };
  switch (ask.type) {
    case "hello":
      return accept(await helloOk(node, line));
    case "queue_join":
      return carryOut({ kind: "queue", id, game, mode }, { type: "queue_ok" });
    case "queue_leave":
      return carryOut({ kind: "unqueue", id }, { type: "queue_left" });
    case "pve_start": {
      const terms = queueTerms(node, game, mode);
      return terms.ok
        ? carryOut({ kind: "play_bot", id, game, bot: "orc", settings: terms.value.settings })
        : terms;
    }
    case "concede":
      return table ? carryOut({ kind: "resign", id, match: table.found.match }) : accept(null);
    case "layout_draft":
    case "layout_confirm": {
      if (!table || table.decision === null) return accept(null);
      const { match } = table.found;
      const { type: kind, layout, roundIndex } = ask;
      const move = { kind, layout, roundIndex };
      return carryOut({ kind: "move", id, match, decision: table.decision, move });
    }
  }
}

async function helloOk({ db }: Node, { account }: Line): Promise<OrcainSays> {
  const { nickname, tokens } = await db
    .selectFrom("account")
    .select(["nickname", "tokens"])
    .where("id", "=", account.id)
    .executeTakeFirstOrThrow();
  return { type: "hello_ok", nickname, tokens };
}
