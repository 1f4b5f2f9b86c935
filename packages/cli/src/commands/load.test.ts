import { expect, test } from "vitest";
import type { LoadReport } from "../load/measure.ts";
import { call } from "../testing/fake-terminal.ts";

test("a load on a server of its own is measured, and the server keeps its promises", async () => {
  const { code, out } = await call(
    "load --spawn --matches 2 --seconds 2 --think 20 --json".split(" "),
  );
  const report = JSON.parse(out) as LoadReport;
  expect(code).toBe(0);
  expect(report).toMatchObject({ matches: 2, thinkMs: 20, complaints: [] });
  expect(report.moves).toBeGreaterThan(4);
  expect(report.cpuMsPerMove).not.toBeNull(); // how much it is, a busy machine does not tell
  const { p50, p95, p99 } = report.answeredMs;
  expect(p50! <= p95! && p95! <= p99!).toBe(true);
  expect(report).toMatchObject({ refused: 0, neverBegun: 0 });
});

test.each([
  ["load", "URL or --spawn is missing"],
  ["load --spawn http://localhost", "'http://localhost' is one word too many"],
  ["load localhost", "URL is where a server is, like http://localhost:8080, not 'localhost'"],
  ["load http://127.0.0.1:9", "no server answers at http://127.0.0.1:9"],
  ["load --spawn --matches 0", "--matches takes a whole number"],
])("%s", async (line, complaint) => {
  const { code, err } = await call(line.split(" "));
  expect([code, err]).toEqual([2, expect.stringContaining(complaint)]);
});
