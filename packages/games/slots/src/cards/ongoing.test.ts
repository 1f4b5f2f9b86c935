import { expect, test } from "vitest";
import { board, ongoing, play, scene, told } from "../testing/scene.ts";
import type { OngoingId } from "./language.ts";

test("[R45] Bulwark gives +2 to a unit deployed there", () => {
  const table = scene({ hands: ["scout"], ongoing: [[0, 0, "bulwark"]] });
  expect(board(play(table, 0, "scout 1"), 0)).toBe("scout 4, ., ., ., .");
});

test("[R45] Brambles deal 2 damage to a unit deployed there", () => {
  const table = scene({ hands: ["champion"], ongoing: [[0, 0, "brambles"]] });
  expect(board(play(table, 0, "champion 1"), 0)).toBe("champion 3, ., ., ., .");
});

test("[R45] Watchfire deals 1 damage to the enemy in front when a unit is deployed there", () => {
  const table = scene({
    hands: ["scout"],
    board: ["watchman . . . .", "champion champion . . ."],
    ongoing: [[0, 0, "watchfire"]],
  });
  expect(board(play(table, 0, "scout 1"), 1)).toBe("champion 4, champion 5, ., ., .");
});

test("[R45] an ongoing effect stays after it has acted", () => {
  const table = scene({ hands: ["scout"], ongoing: [[0, 0, "bulwark"]] });
  expect(ongoing(play(table, 0, "scout 1"), 0, 0)).toEqual(["bulwark"]);
});

test("[R45] it acts on its slot's owner alone, and on that slot alone", () => {
  const table = scene({
    hands: ["scout"],
    ongoing: [
      [1, 0, "brambles"],
      [0, 1, "brambles"],
    ],
  });
  expect(board(play(table, 0, "scout 1"), 0)).toBe("scout 2, ., ., ., .");
});

test("[R45] it acts on a unit that an effect deploys", () => {
  const table = scene({ hands: ["knight"], ongoing: [[0, 0, "bulwark"]] });
  expect(board(play(table, 0, "knight 2", "o1"), 0)).toBe("squire 3, knight 3, ., ., .");
});

test("[R45] it acts before the unit's own Deploy: a Mimic on a Bulwark is no stronger than its model", () => {
  const table = scene({
    hands: ["mimic"],
    board: ["", "champion . . . ."],
    ongoing: [[0, 0, "bulwark"]],
  });
  expect(board(play(table, 0, "mimic 1"), 0)).toBe("mimic 5, ., ., ., .");
});

test("[R45] several act in the order in which they came: a Bulwark that came first saves from Brambles", () => {
  const laid = (first: OngoingId, second: OngoingId) =>
    scene({
      hands: ["scout"],
      ongoing: [
        [0, 0, first],
        [0, 0, second],
      ],
    });
  const [saved, lost] = [laid("bulwark", "brambles"), laid("brambles", "bulwark")];
  expect([board(play(saved, 0, "scout 1"), 0), board(play(lost, 0, "scout 1"), 0)]).toEqual([
    "scout 2, ., ., ., .",
    "., ., ., ., .",
  ]);
});

test("[R45] no further one acts once the unit is gone: Brambles first, and the Watchfire is silent", () => {
  const table = scene({
    hands: ["scout"],
    board: ["", "dragon . . . ."],
    ongoing: [
      [0, 0, "brambles"],
      [0, 0, "watchfire"],
    ],
  });
  expect(board(play(table, 0, "scout 1"), 1)).toBe("dragon 7, ., ., ., .");
});

test("[R45] what is laid lies beside what lay there", () => {
  const table = scene({ hands: ["bulwark"], ongoing: [[0, 0, "brambles"]] });
  expect(ongoing(play(table, 0, "bulwark o1"), 0, 0)).toEqual(["brambles", "bulwark"]);
});

test("[R45] the same effect twice acts twice", () => {
  const table = scene({
    hands: ["scout"],
    ongoing: [
      [0, 0, "bulwark"],
      [0, 0, "bulwark"],
    ],
  });
  expect(board(play(table, 0, "scout 1"), 0)).toBe("scout 6, ., ., ., .");
});

test("[R45] an event names the effect it comes from", () => {
  const table = scene({ hands: ["champion"], ongoing: [[0, 2, "brambles"]] });
  expect(told(play(table, 0, "champion 3"), "unit_damaged")[0]?.by).toEqual({
    seat: 0,
    lane: 2,
    card: "brambles",
  });
});
