import { describe, expect, test } from "vitest";
import { NOBODYS_HASH, hashSecret, isSecret } from "./secret-hash.ts";
import { turns } from "./turns.ts";

describe("a stored secret", () => {
  test("fits what it was made of, and nothing else", async () => {
    const hash = await hashSecret("correct horse");
    expect(await isSecret("correct horse", hash)).toBe(true);
    expect(await isSecret("Correct horse", hash)).toBe(false);
    expect(await isSecret("", NOBODYS_HASH)).toBe(false);
  });

  test("differs each time, for the same secret", async () => {
    expect(await hashSecret("correct horse")).not.toBe(await hashSecret("correct horse"));
  });

  test("is read by the parameters it names, as other programs write it", async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
    const hash =
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await isSecret("password", hash)).toBe(true);
  });

  test("is never something else", async () => {
    await expect(isSecret("plain", "plain")).rejects.toThrow("broken promise");
  });
});

describe("turns", () => {
  test("let two run at once and the others wait, also after one has failed", async () => {
    const inTurn = turns(2);
    let running = 0;
    let most = 0;
    const work = (n: number) =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        if (n % 3 === 0) throw new Error("failed");
        return n;
      });
    const ends = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
    expect(ends.map(({ status }) => status === "fulfilled")).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(most).toBe(2);
  });
});
