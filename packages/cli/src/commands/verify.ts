import { ending } from "@holmgang/kernel";
import { readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { readRecordFile } from "../file.ts";

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
    const { host, record } = readRecordFile(words[0]!, 1);
    const verified = host.verify(record);
    if (!verified.ok) throw new Complaint(`${words[0]}: ${verified.refusal.words}`, 1);
    const { inputs, outcome, committed } = verified.value;
    const seed = committed ? "its seed was committed to" : "nobody committed to its seed";
    terminal.out(
      `${words[0]}: holds. ${inputs} inputs follow the rules, ${seed}. ${ending(outcome)}`,
    );
  },
};
