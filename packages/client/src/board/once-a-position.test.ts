import { expect, test } from "vitest";
import { onceAPosition } from "./once-a-position.ts";

test("a move is looked ahead once a position, also where there is nothing to tell", () => {
  const asked: string[] = [];
  const foresee = onceAPosition((view: { at: number }, move: { to: string }) => {
    asked.push(`${view.at} ${move.to}`);
    return move.to === "nowhere" ? undefined : view.at;
  });
  const [one, two] = [{ at: 1 }, { at: 2 }];
  const [here, nowhere] = [{ to: "here" }, { to: "nowhere" }];
  const told = [one, one, two, two, one].flatMap((view) => [
    foresee(view, here),
    foresee(view, nowhere),
  ]);
  expect(told).toEqual([1, undefined, 1, undefined, 2, undefined, 2, undefined, 1, undefined]);
  expect(asked).toEqual(["1 here", "1 nowhere", "2 here", "2 nowhere"]);
});
