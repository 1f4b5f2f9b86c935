import { expect, test } from "vitest";
import { localEnding } from "./local-ending.ts";

test("an ending is told from the reader's seat", () => {
  expect(localEnding(null, 0)).toBeNull();
  expect(localEnding({ result: "win", seat: 1, reason: "x" }, 1)).toBe("won");
  expect(localEnding({ result: "win", seat: 1, reason: "x" }, 0)).toBe("lost");
  expect(localEnding({ result: "both-lose", reason: "x" }, 0)).toBe("lost");
  expect(localEnding({ result: "draw", reason: "x" }, 0)).toBe("drawn");
  expect(localEnding({ result: "void", reason: "x" }, 0)).toBe("void");
});
