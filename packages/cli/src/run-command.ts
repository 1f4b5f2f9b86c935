import type { Command } from "./command.ts";
import { account } from "./commands/account.ts";
import { decks } from "./commands/decks.ts";
import { games } from "./commands/games.ts";
import { load } from "./commands/load.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { rules } from "./commands/rules.ts";
import { serve } from "./commands/serve.ts";
import { simulate } from "./commands/simulate.ts";
import { verify } from "./commands/verify.ts";
import { Complaint } from "./complaint.ts";
import { printable } from "./printable.ts";
import type { Terminal } from "./terminal.ts";

const COMMANDS: readonly Command[] = [
  games,
  rules,
  play,
  serve,
  account,
  simulate,
  replay,
  verify,
  decks,
  load,
];

/** Runs one call of `holmgang` and returns its exit code. */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "help" || name === "--help" || name === "-h")
    return overview(terminal);
  const command = COMMANDS.find((each) => each.name === name);
  try {
    if (!command) throw new Complaint(`there is no command '${name}'; try: holmgang help`);
    if (rest.includes("--help") || rest.includes("-h")) return help(command, terminal);
    await command.run(rest, terminal);
    return 0;
  } catch (error) {
    return complain(error, terminal);
  }
}

/** Says what the caller got wrong, in one line, and returns the exit code. Any other error is ours: it is thrown on. */
function complain(error: unknown, terminal: Terminal): number {
  if (!(error instanceof Complaint)) throw error;
  terminal.progress(""); // a bar that stopped half-way would share the complaint's line
  terminal.err(printable(`holmgang: ${error.message}`));
  return error.exitCode;
}

function overview(terminal: Terminal): number {
  terminal.out("Holmgang: two-player battle games.\n");
  for (const { usage, about } of COMMANDS) terminal.out(`  holmgang ${usage}\n      ${about}`);
  terminal.out("\nholmgang COMMAND --help tells more.");
  return 0;
}

function help({ usage, about, details }: Command, terminal: Terminal): number {
  terminal.out(`holmgang ${usage}\n\n${about}`);
  for (const line of details?.() ?? []) terminal.out(line);
  return 0;
}
