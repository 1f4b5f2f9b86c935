import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { botNonce, commit, matchSeed, verifyFairness } from "./fairness.ts";

const matchId = "m-1";
const serverSeed = "7f".repeat(32);
const nonces = ["alpha", "beta"] as const;
const commitment = commit(matchId, serverSeed);
const seed = matchSeed({ matchId, serverSeed, nonces });
const text = fc.string({ maxLength: 40 });

describe("fairness", () => {
  test("the seed is an HMAC keyed by the server seed, as the platform computes it", () => {
    const field = (value: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, value.length]), Buffer.from(value)]);
    const message = Buffer.concat(["holmgang seed", matchId, ...nonces].map(field));
    expect(seed).toBe(createHmac("sha256", serverSeed).update(message).digest("hex"));
  });

  test("an honest reveal verifies", () => {
    expect(verifyFairness({ matchId, commitment, serverSeed, nonces }, seed).ok).toBe(true);
  });

  test("public values alone never give the seed: with all of them fixed, it still depends on the server's secret", () => {
    fc.assert(
      fc.property(text, text, (secret, other) => {
        fc.pre(secret !== other);
        expect(matchSeed({ matchId, serverSeed: secret, nonces })).not.toBe(
          matchSeed({ matchId, serverSeed: other, nonces }),
        );
      }),
    );
  });

  test("changing the match, the server seed or either nonce changes the seed", () => {
    const changes = [
      { matchId: "m-2", serverSeed, nonces },
      { matchId, serverSeed: `${serverSeed.slice(0, -1)}0`, nonces },
      { matchId, serverSeed, nonces: ["alphb", "beta"] },
      { matchId, serverSeed, nonces: ["alpha", "betb"] },
      { matchId, serverSeed, nonces: ["beta", "alpha"] },
      { matchId, serverSeed, nonces: ["", ""] },
    ] as const;
    expect(new Set([seed, ...changes.map(matchSeed)]).size).toBe(changes.length + 1);
  });

  test("moving a letter from one nonce to the next changes the seed: every text stands behind its length", () => {
    expect(matchSeed({ matchId, serverSeed, nonces: ["ab", "c"] })).not.toBe(
      matchSeed({ matchId, serverSeed, nonces: ["a", "bc"] }),
    );
  });

  test("the commitment equals neither key nor seed, and does not hold for another match", () => {
    expect([serverSeed, seed]).not.toContain(commitment);
    expect(commit("m-2", serverSeed)).not.toBe(commitment);
  });

  test("a bot's nonce is fixed by what the server committed to, and differs by seat", () => {
    expect(botNonce(matchId, serverSeed, 0)).toBe(botNonce(matchId, serverSeed, 0));
    expect(botNonce(matchId, serverSeed, 0)).not.toBe(botNonce(matchId, serverSeed, 1));
    expect(botNonce(matchId, serverSeed, 0)).not.toBe(seed);
  });

  test("a server that shows another seed than it committed to is found out", () => {
    const result = verifyFairness({ matchId, commitment, serverSeed: "other", nonces }, seed);
    expect(result).toMatchObject({ ok: false, refusal: { code: "bad-commitment" } });
  });

  test("a server that used another seed than the one that follows is found out", () => {
    const result = verifyFairness({ matchId, commitment, serverSeed, nonces }, "0".repeat(64));
    expect(result).toMatchObject({ ok: false, refusal: { code: "bad-seed" } });
  });
});
