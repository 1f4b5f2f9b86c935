import { eventLine, verifyRun } from "@holmgang/campaign";
import type { RunRecord } from "@holmgang/campaign";
import { ending } from "@holmgang/kernel";
import { readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { blaming, readRecordFile, readRunFile } from "../file.ts";
import { printable } from "../printable.ts";
import type { Terminal } from "../terminal.ts";

export const verify: Command = {
  name: "verify",
  usage: "verify FILE",
  about:
    "Plays a record again and checks that nothing in it was changed and that its seed was committed to.",
  details: () => [
    "Exit code 0: it holds. 1: it does not, and one line says what is wrong. 2: this is no record.",
    "A run of the campaign is verified from end to end, with every battle in it.",
  ],
  run(argv, terminal) {
    const { words } = readArgs(argv, {}, ["FILE"]);
    const path = words[0]!;
    const run = readRunFile(path, 1);
    if (run) return verifyWhole(path, run, terminal);
    const { host, record } = readRecordFile(path, 1);
    const verified = blaming(path, () => host.verify(record));
    if (!verified.ok) throw new Complaint(`${path}: ${verified.refusal.words}`, 1);
    const { inputs, outcome, committed } = verified.value;
    const seed = committed ? "its seed was committed to" : "nobody committed to its seed";
    terminal.out(
      printable(
        `${path}: holds. ${inputs} inputs follow the rules, ${seed}. ${ending(outcome, "spectator", host.words)}`,
      ),
    );
  },
};

/** A run of the campaign, and all its battles. */
function verifyWhole(path: string, run: RunRecord, terminal: Terminal): void {
  const verified = blaming(path, () => verifyRun(run));
  if (!verified.ok) throw new Complaint(`${path}: ${verified.refusal.words}`, 1);
  const { inputs, state } = verified.value;
  const { ending: end } = state;
  const how = end
    ? eventLine({
        kind: "ended",
        result: end.result,
        reason: end.result === "won" ? "campaign" : end.reason,
      })
    : "The run goes on.";
  terminal.out(
    printable(
      `${path}: holds. ${inputs.length} moves and ${state.battles} battles follow the rules. ${how}`,
    ),
  );
}
