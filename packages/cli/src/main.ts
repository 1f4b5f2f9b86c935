import { runCommand } from "./run-command.ts";
import { processTerminal } from "./terminal.ts";

const terminal = processTerminal();
process.exitCode = await runCommand(process.argv.slice(2), terminal);
terminal.close();
