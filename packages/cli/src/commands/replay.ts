import { tellRun } from "@holmgang/campaign";
import type { RunRecord } from "@holmgang/campaign";
import type { Viewer } from "@holmgang/kernel";
import { integer, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { blaming, readRecordFile, readRunFile } from "../file.ts";
import { printable } from "../printable.ts";
import { everything, story } from "../story.ts";
import type { Terminal } from "../terminal.ts";

export const replay: Command = {
  name: "replay",
  usage: "replay FILE [--seat 0|1|spectator] [--at N]",
  about:
    "Tells a recorded match: everything in it, or only what one seat or a spectator saw; with --at up to input N.",
  details: () => [
    "Without --seat what it prints is a record again, with remarks: verify takes it.",
    "A run of the campaign is told whole: it has one player, and its battles are in it.",
  ],
  run(argv, terminal) {
    const { words, flags } = readArgs(argv, { seat: "text", at: "text" }, ["FILE"]);
    const viewer = viewerOf(flags.seat);
    const path = words[0]!;
    const run = readRunFile(path);
    if (run) return tellWhole(path, run, terminal);
    const { host, record } = readRecordFile(path);
    const until = integer("at", flags.at, record.inputs.length, [0, record.inputs.length]);
    const lines = blaming(path, () => {
      const pages = host.replay(record, until);
      if (!pages.ok) throw new Complaint(`${path}: ${pages.refusal.words}`);
      return viewer === null ? everything(host, pages.value) : story(host, pages.value, viewer);
    });
    for (const line of lines) terminal.out(printable(line));
  },
};

function tellWhole(path: string, run: RunRecord, terminal: Terminal): void {
  const told = blaming(path, () => tellRun(run));
  if (!told.ok) throw new Complaint(`${path}: ${told.refusal.words}`);
  for (const line of told.value) terminal.out(printable(line));
}

function viewerOf(text: string | undefined): Viewer | null {
  switch (text) {
    case undefined:
      return null;
    case "0":
      return 0;
    case "1":
      return 1;
    case "spectator":
      return text;
    default:
      throw new Complaint(`--seat takes 0, 1 or spectator, not '${text}'`);
  }
}
