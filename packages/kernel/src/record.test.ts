import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRecord } from "./record-read.ts";
import { readText, writeText } from "./record-text.ts";
import { sampleRecord } from "./testing/sample.ts";

const record = sampleRecord();
const forfeited = sampleRecord([{ kind: "forfeit", seats: [0, 1], reason: "disconnected" }]);

describe("a record as text", () => {
  test("is a header and one line an input", () => {
    const lines = writeText(record).split("\n");
    expect(lines.slice(0, 3)).toEqual(["[Format 1]", '[Game "toy"]', "[Rules 1]"]);
    expect(
      lines
        .filter((line) => /^ +\d+ {2}/.test(line))
        .map((line) => line.replace(/ {2}#\w{16}$/, "")),
    ).toEqual([
      '  1  0:00.000  seat 0  stage {"card":5}',
      '  2  1:01.234  seat 0  stage {"card":2}',
      "  3  2:02.468  host  pause",
      "  4  3:03.702  host  resume",
      "  5  4:04.936  seat 0  bell",
      '  6  5:06.170  seat 1  play {"card":3}',
      "  7  6:07.404  seat 0  bell",
      "  8  7:08.638  seat 1  bell",
    ]);
  });

  test.each([record, forfeited, { ...record, outcome: null, inputs: [] }])(
    "reads back without loss",
    (each) => {
      expect(readText(writeText(each))).toEqual({ ok: true, value: each });
    },
  );

  test("[K26] names the clock of a bell where a bank fell, and nowhere else", () => {
    const entry = { kind: "expire", seat: 1, at: 7000, link: "00ff00ff00ff00ff" } as const;
    const rung = { ...record, inputs: [entry, { ...entry, clock: "bank" as const }] };
    expect(writeText(rung)).toContain("seat 1  bell  #");
    expect(writeText(rung)).toContain("seat 1  bell bank  #");
    expect(readText(writeText(rung))).toEqual({ ok: true, value: rung });
    expect(readRecord(JSON.stringify(rung))).toEqual({ ok: true, value: rung });
    for (const clock of ["limit", "sand", null])
      expect(
        readRecord(JSON.stringify({ ...record, inputs: [{ ...entry, clock }] })),
      ).toMatchObject({ ok: false, refusal: { code: "bad-record" } });
  });

  test("reads back whatever a move may contain: quotes, line breaks, brackets, signs of any script", () => {
    const kinds = fc.constantFrom("stage", "play", "bell", "forfeit", "pause");
    const payload = fc.dictionary(
      fc.string({ unit: "binary" }).filter((key) => key !== "kind" && key !== "__proto__"),
      fc.oneof(fc.string({ unit: "binary" }), fc.integer(), fc.constant(null)),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(kinds, payload, fc.nat(), fc.boolean(), (kind, rest, at, second) => {
        const entry = {
          kind: "move",
          seat: second ? 1 : 0,
          move: { ...rest, kind },
          at,
          link: "00ff00ff00ff00ff",
        } as const;
        const strange = { ...record, inputs: [entry] };
        expect(readText(writeText(strange))).toEqual({ ok: true, value: strange });
      }),
      { numRuns: 500, examples: [["stage", { a: "\u2028]\u2029 #00" }, 0, false]] },
    );
  });

  test("skips remarks and empty lines", () => {
    const remarked = writeText(record).replaceAll("\n", "\n; a remark\n\n");
    expect(readText(remarked)).toEqual({ ok: true, value: record });
  });

  test("names the line it cannot read", () => {
    const broken = writeText(record).replace("host  pause", "host  paws");
    expect(readText(broken)).toMatchObject({
      ok: false,
      refusal: { code: "bad-record", words: expect.stringContaining("Line 13") as string },
    });
  });

  test("a file that ends too early is found by the number of inputs it announces", () => {
    const cut = writeText(record).split("\n").slice(0, -2).join("\n");
    expect(readText(cut)).toEqual({
      ok: false,
      refusal: {
        code: "truncated",
        words: "The record is truncated: it announces 8 inputs and has 7.",
      },
    });
  });
});

describe("a cut file", () => {
  const text = writeText(record);

  test("is called truncated, wherever it was cut", () => {
    const codes = Array.from({ length: text.length - 2 }, (_, i) => {
      const result = readRecord(text.slice(0, i + 1));
      return result.ok ? "ok" : result.refusal.code;
    });
    expect(new Set(codes)).toEqual(new Set(["truncated"]));
  });

  test("misses nothing if it lacks only its last line break", () => {
    expect(readRecord(text.trimEnd())).toEqual({ ok: true, value: record });
  });
});

describe("a record from a file", () => {
  test("may begin with a byte order mark", () => {
    expect(readRecord(`\uFEFF${JSON.stringify(record)}`)).toEqual({ ok: true, value: record });
    expect(readRecord(`\uFEFF${writeText(record)}`)).toEqual({ ok: true, value: record });
  });

  test("may be JSON or text", () => {
    expect(readRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
    expect(readRecord(writeText(record))).toEqual({ ok: true, value: record });
  });

  test("cut JSON is called truncated", () => {
    const cut = JSON.stringify(record).slice(0, -20);
    expect(readRecord(cut)).toMatchObject({ ok: false, refusal: { code: "truncated" } });
  });

  test.each([
    ["an empty file", ""],
    ["another JSON", "{}"],
    ["a newer format", JSON.stringify({ ...record, format: 2 })],
    ["no seed", JSON.stringify({ ...record, seed: 5 })],
    ["half a config", JSON.stringify({ ...record, config: { settings: {} } })],
    ["a strange outcome", JSON.stringify({ ...record, outcome: { result: "win" } })],
    [
      "a strange input",
      JSON.stringify({ ...record, inputs: [{ kind: "move", seat: 3, at: 0, link: "" }] }),
    ],
    [
      "an input without a time",
      JSON.stringify({ ...record, inputs: [{ kind: "pause", link: "" }] }),
    ],
    [
      "three seats that forfeit",
      JSON.stringify({
        ...record,
        inputs: [{ kind: "forfeit", seats: [0, 1, 0], reason: "resigned", at: 0, link: "" }],
      }),
    ],
    ["a poem", "Two roads diverged"],
    ["a field too many", JSON.stringify({ ...record, note: "hi" })],
    [
      "an input with a field too many",
      JSON.stringify({ ...record, inputs: [{ ...record.inputs[0], note: "hi" }] }),
    ],
    [
      "a config with a field too many",
      JSON.stringify({ ...record, config: { ...record.config, note: "hi" } }),
    ],
    [
      "a fraction in its fairness",
      JSON.stringify({ ...record, fairness: { ...record.fairness, x: 0.5 } }),
    ],
    ["a number beyond all numbers", JSON.stringify(record).replace('"rules":1', '"rules":1e400')],
    [
      "a tower of lists",
      JSON.stringify(record).replace(
        '"outcome":',
        `"outcome":${"[".repeat(50_000)}${"]".repeat(50_000)},"x":`,
      ),
    ],
    ["a header line twice", writeText(record).replace("[Rules 1]", "[Rules 9]\n[Rules 1]")],
    [
      "fewer inputs announced than there are",
      writeText(record).replace("[Inputs 8]", "[Inputs 1]"),
    ],
    ["inputs announced in words", writeText(record).replace("[Inputs 8]", '[Inputs "eight"]')],
  ])("refuses %s with a sentence", (_name, content) => {
    const result = readRecord(content);
    expect(result).toMatchObject({ ok: false, refusal: { code: "bad-record" } });
    expect(!result.ok && result.refusal.words).toMatch(/\w+ .*\w/);
  });

  test("whatever a file contains, the answer is a value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (content) => {
        expect(readRecord(content).ok).toBe(false);
      }),
    );
  });
});
