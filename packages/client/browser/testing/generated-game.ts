import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { newFolder } from "@holmgang/server/testing";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const run = promisify(execFile);

/** A copy of the project, to be changed. */
export interface Copy {
  /** Runs a script of its own under this Node; throws with what it said if it fails. */
  node(...args: readonly string[]): Promise<string>;
  /** Serves it, built client and all. */
  serve(): Promise<{ readonly address: string; stop(): Promise<void> }>;
}

/** Everything that git knows or would take, with the dependencies linked instead of installed. */
export async function copyProject(): Promise<Copy> {
  const home = newFolder();
  const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT });
  for (const file of stdout.trim().split("\n")) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    // A file that was deleted and is not yet committed is still listed.
    cpSync(join(ROOT, file), join(home, file), { force: true, recursive: false });
  }
  linkDependencies(home);
  const env = { ...process.env, DATABASE_URL: "" };
  const start = (args: readonly string[]) =>
    spawn(process.execPath, args, { cwd: home, env, stdio: ["ignore", "pipe", "inherit"] });
  return {
    node: async (...args) => (await run(process.execPath, args, { cwd: home, env })).stdout,
    async serve() {
      const where = ["--host", "127.0.0.1", "--port", "0", "--data", newFolder()];
      const child = start(["packages/cli/src/main.ts", "serve", "--no-limits", ...where]);
      const gone = once(child, "exit");
      process.once("exit", () => child.kill("SIGKILL"));
      const [first] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
      return {
        address: /http:\/\/[\w.:]+/.exec(first)![0],
        async stop() {
          child.kill("SIGTERM");
          await gone;
        },
      };
    },
  };
}

/** Our own packages are linked to the copy's, all others to where they are installed. */
function linkDependencies(home: string): void {
  const [from, to] = [join(ROOT, "node_modules"), join(home, "node_modules")];
  mkdirSync(join(to, "@holmgang"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@holmgang") symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, "@holmgang")))
    symlinkSync(readlinkSync(join(from, "@holmgang", name)), join(to, "@holmgang", name));
}
