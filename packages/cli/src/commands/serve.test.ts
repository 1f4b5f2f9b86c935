import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newFolder } from "@holmgang/server/testing";
import { afterEach, describe, expect, test } from "vitest";
import { Complaint } from "../complaint.ts";
import { readOptions } from "./serve.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A server as people start it: a process of its own. */
function start(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, "serve", ...args], {
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  let said = "";
  let heard: () => void = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      said += text.toString();
      heard();
    });
  const exit = new Promise<number | null>((resolve) => void child.once("exit", resolve));
  const address = new Promise<string>((resolve) => {
    heard = () => {
      const found = /http:\/\/\S+/.exec(said)?.[0];
      if (found) resolve(found);
    };
  });
  running.push(() => child.kill("SIGKILL"));
  return { child, exit, address, said: () => said };
}
const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

describe("holmgang serve", () => {
  test("prints one address, answers there, and stops in order when asked", async () => {
    const server = start(["--port", "0", "--data", mkdtempSync(join(tmpdir(), "holmgang-serve-"))]);
    const address = await server.address;
    expect(server.said()).toBe(`Holmgang is at ${address}\n`);
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: "ready" });
    const page = await fetch(address);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain("<title>Holmgang</title>");
    server.child.kill("SIGTERM");
    server.child.kill("SIGTERM"); // as from a group that is asked as a whole
    expect(await server.exit).toBe(0);
  });

  test("a second server on one folder, a taken port and a folder that cannot be: a sentence each, and exit 1", async () => {
    const folder = newFolder();
    const first = start(["--port", "0", "--data", folder]);
    await first.address;
    const second = start([], { PORT: "0", HOLMGANG_DATA: folder });
    expect(await second.exit).toBe(1);
    expect(second.said()).toMatch(
      /^holmgang: Another server \(process \d+\) is using this data folder\./,
    );

    const squatter = createServer().listen(0, "0.0.0.0");
    await new Promise((resolve) => squatter.once("listening", resolve));
    const { port } = squatter.address() as AddressInfo;
    const third = start([], { PORT: String(port), HOLMGANG_DATA: newFolder() });
    expect(await third.exit).toBe(1);
    expect(third.said()).toBe(
      `holmgang: port ${port} is taken; stop what uses it, or set PORT to another one\n`,
    );
    squatter.close();

    const fourth = start(["--data", "/dev/null/data"]);
    expect(await fourth.exit).toBe(1);
    expect(fourth.said()).toContain(
      "The data folder /dev/null/data cannot be written to (ENOTDIR).",
    );
  });

  test("a database that does not answer is one sentence as well", async () => {
    const server = start(["--database", "postgres://nobody@127.0.0.1:1/nothing"]);
    expect(await server.exit).toBe(1);
    expect(server.said()).toBe(
      "holmgang: the database cannot be reached (ECONNREFUSED); is DATABASE_URL right?\n",
    );
  });

  const [ANN, BOB] = ["a", "b"].map((digit) => `a${digit.repeat(20)}`) as [string, string];

  test("flags stand over the environment, and both over what is usual", () => {
    const env = {
      PORT: "1",
      HOLMGANG_DATA: "/a",
      HOLMGANG_ADMINS: `${ANN}, ${BOB}`,
      HOLMGANG_TRUST_PROXY: "1",
    };
    expect(readOptions([], {})).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      trustProxy: false,
      admins: [],
    });
    expect(readOptions([], env)).toMatchObject({
      port: 1,
      place: { folder: "/a" },
      admins: [ANN, BOB],
      trustProxy: true,
    });
    expect(
      readOptions(["--port", "2", "--data", "/b"], { ...env, DATABASE_URL: "x" }),
    ).toMatchObject({
      port: 2,
      place: { folder: "/b" },
    });
    expect(readOptions([], { DATABASE_URL: "postgres://x" })).toMatchObject({
      place: { url: "postgres://x" },
    });
    expect(() => readOptions(["--port", "70000"], {})).toThrow(Complaint);
    expect(() => readOptions(["--admins", `${ANN},Bob`], {})).toThrow(
      "--admins takes ids of accounts, and 'Bob' is none; 'holmgang account NAME' prints the id",
    );
    expect(() => readOptions(["--log", "loud"], {})).toThrow("--log takes fatal, error");
  });
});
