import { expect, test } from "vitest";
import { MOST_UNREAD, ndjson } from "./ndjson.ts";
import { openStreams } from "./streams.ts";

test("a line holds one value, and the first says that the stream is there", () => {
  const stream = ndjson();
  stream.write({ text: "two\nlines" });
  expect(String(stream.body.read())).toBe('\n{"text":"two\\nlines"}\n');
});

test("whoever does not read is cut off", async () => {
  const { write, closed, body } = ndjson();
  for (let i = 0; i < 2; i++) write({ text: "x".repeat(MOST_UNREAD / 2) });
  expect(body.destroyed).toBe(false);
  write({ text: "one too many" });
  await closed;
  write({ text: "to nobody" });
  expect(body.destroyed).toBe(true);
});

test("what was written before the end is still read", async () => {
  const stream = ndjson();
  stream.write({ last: true });
  stream.end();
  stream.write({ after: true });
  const texts: string[] = [];
  for await (const bytes of stream.body) texts.push(String(bytes));
  expect(texts.join("")).toBe('\n{"last":true}\n');
  await stream.closed;
});

test("a stream takes the place of the older one of its name, and all can be ended", async () => {
  const streams = openStreams();
  const [first, second, other] = [streams.open(), streams.open(), streams.open()];
  streams.place("a", first);
  streams.place("a", second);
  first.body.resume();
  await first.closed;
  second.write({ still: "open" });
  expect(String(second.body.read())).toContain("still");
  streams.endAll();
  for (const { body, closed } of [second, other, streams.open()]) {
    body.resume();
    await closed;
  }
});
