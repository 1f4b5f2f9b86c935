import { expect, test } from "vitest";
import { outboxOf } from "./outbox.ts";

test("what is pushed later is said later, however long what came before takes", async () => {
  const said: string[] = [];
  const outbox = outboxOf(() => {});
  const done = new Promise<void>((resolve) => {
    outbox.push(async () => {
      said.push("step 1");
      await outbox.pause(20);
      said.push("step 2");
    });
    outbox.push(() => void said.push("an error"));
    outbox.push(async () => {
      await outbox.pause(0);
      said.push("the next preparation");
      resolve();
    });
  });
  expect(said).toEqual([]);
  await done;
  expect(said).toEqual(["step 1", "step 2", "an error", "the next preparation"]);
});

test("what breaks is complained of, and the rest is said", async () => {
  const complaints: unknown[] = [];
  const outbox = outboxOf((error) => complaints.push(error));
  outbox.push(() => Promise.reject(new Error("broken")));
  await new Promise<void>((resolve) => outbox.push(resolve));
  expect(complaints).toEqual([new Error("broken")]);
});

test("when nobody listens any more, no pause is waited for and nothing new begins", async () => {
  const said: string[] = [];
  const outbox = outboxOf(() => {});
  const ended = new Promise<void>((resolve) => {
    outbox.push(async () => {
      await outbox.pause(2 ** 30);
      resolve();
    });
  });
  outbox.push(() => void said.push("too late"));
  await new Promise(setImmediate);
  outbox.close();
  await ended;
  await new Promise(setImmediate);
  expect(said).toEqual([]);
});
