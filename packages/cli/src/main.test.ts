import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { folder } from "./testing/scratch.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const holmgang = `'${process.execPath}' '${main}'`;

/** Runs a line of shell, with the program's own exit code even where it stands before a pipe. */
function shell(line: string, input = "") {
  const args = ["-o", "pipefail", "-c", line];
  const { status, stdout, stderr } = spawnSync("bash", args, { input, encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("a reader that has gone", () => {
  test.each([
    "games | true",
    "rules orcain | head -1 >/dev/null",
    "simulate orcain --matches 20 --workers 2 | head -1 >/dev/null",
    "simulate orcain --matches 20 --workers 1 --json | true",
  ])("ends the program quietly: holmgang %s", (line) => {
    expect(shell(`${holmgang} ${line}`)).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  test("of complaints changes no exit code", () => {
    expect(shell(`${holmgang} dance 2>&1 | true`).status).toBe(2);
  });

  test.runIf(existsSync("/dev/full"))("is not a full disk: that is one line, exit code 2", () => {
    expect(shell(`${holmgang} games >/dev/full`)).toMatchObject({
      status: 2,
      stderr: "holmgang: the output cannot be written (ENOSPC)\n",
    });
  });
});

test.each(["1", "2"])("a record that cannot be written ends it, on %s threads", (workers) => {
  const records = join(folder, `blocked-${workers}`);
  mkdirSync(join(records, "000001.txt"), { recursive: true });
  const line = `simulate orcain --matches 3 --workers ${workers} --records ${records}`;
  expect(shell(`${holmgang} ${line}`)).toEqual({
    status: 2,
    stdout: "",
    stderr: `holmgang: ${records}/000001.txt cannot be written (EISDIR)\n`,
  });
});

describe.runIf(existsSync("/usr/bin/script"))("at a real terminal", () => {
  /** Types only once it is asked: before that the terminal itself would take a Ctrl-D. */
  async function play(input: string): Promise<{ status: unknown; stdout: string }> {
    const line = `${holmgang} play orcain --bot orc --seed 3`;
    const child = spawn("script", ["-qec", line, "/dev/null"], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    let stdout = "";
    let typed = false;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      if (typed || !stdout.includes("Your move")) return;
      typed = true;
      child.stdin.write(input);
    });
    const [status] = (await once(child, "close")) as [unknown];
    return { status, stdout };
  }

  test("pasted lines all count, and the program ends by itself", async () => {
    const { status, stdout } = await play("resign\nn\n1.0\nresign\ny\nnever read\n");
    expect(stdout.match(/Resign this match\?/g)).toHaveLength(2);
    expect(stdout).toContain("That is no move.");
    expect(stdout).toContain("You lose: a resignation.");
    expect(status).toBe(0);
  });

  test("Ctrl-D leaves", async () => {
    const { status, stdout } = await play("\u0004");
    expect(stdout).not.toContain("Resign this match?");
    expect(stdout).toContain("You lose: a resignation.");
    expect(status).toBe(0);
  });
});
