import { processTerminal } from "./terminal.ts";
import { runCommand } from "./run-command.ts";

process.exitCode = await runCommand(process.argv.slice(2), processTerminal());
