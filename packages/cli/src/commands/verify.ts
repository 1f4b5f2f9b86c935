import { ending } from "@holmgang/kernel";
import { readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { blaming, readRecordFile } from "../file.ts";
import { printable } from "../printable.ts";

export const verify: Command = {
  name: "verify",
  usage: "verify FILE",
  about:
    "Plays a record again and checks that nothing in it was changed and that its seed was committed to.",
  details: () => [
    "Exit code 0: it holds. 1: it does not, and one line says what is wrong. 2: this is no record.",
  ],
  run(argv, terminal) {
    const { words } = readArgs(argv, {}, ["FILE"]);
    const path = words[0]!;
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
