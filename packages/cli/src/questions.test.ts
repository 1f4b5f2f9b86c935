import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { questions } from "./questions.ts";

function person() {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
  return { input, heard: () => String(output.read() ?? ""), ...questions(input, output) };
}

test("lines that arrive together answer one question each, in order", async () => {
  const { input, ask, heard } = person();
  input.write("one\ntwo\nthr");
  expect(await ask("a? ")).toBe("one");
  expect(await ask("b? ")).toBe("two");
  setImmediate().then(() => input.write("ee\n"), expect.unreachable);
  expect(await ask("c? ")).toBe("three");
  expect(heard()).toMatch(/^a\? b\? two\nc\? /);
});

test("the end of the input is null, after the lines that came before it and ever after", async () => {
  const { input, ask } = person();
  input.end("one\nlast");
  expect(await ask("")).toBe("one");
  await setImmediate();
  expect([await ask(""), await ask(""), await ask("")]).toEqual(["last", null, null]);
});

test("nobody listens before the first question, nor after the close", async () => {
  const { input, ask, close } = person();
  expect(input.listenerCount("data") + input.listenerCount("end")).toBe(0);
  const asked = ask("");
  expect(input.listenerCount("end")).toBe(1);
  close();
  expect(await asked).toBeNull();
  expect(input.isPaused()).toBe(true);
});
