import type { Event } from "@holmgang/campaign";
import { expect, test } from "vitest";
import { noticesOf } from "./notices.ts";

const DISPATCH: Event = { kind: "dispatch", topic: "battle", variant: 0, near: "lodi" };
const MEDIC: Event = { kind: "delivery", building: "medic-corps", card: "field-medic" };
const COMMON: Event = { kind: "delivery", building: "training-grounds", card: "fusilier" };

test("[C38, C56] a dispatch is told before the deliveries, each by itself and in their order", () => {
  const report: Event[] = [
    { kind: "fought", end: "won", hp: 40, lost: 0 },
    { kind: "counted", n: 3 },
    DISPATCH,
    { kind: "story", story: "quiet" },
    MEDIC,
    { kind: "card", card: "field-medic", to: "reserves", why: "delivered" },
    COMMON,
  ];
  expect(noticesOf(report)).toEqual([DISPATCH, MEDIC, COMMON]);
});

test("[C35] a retreat tells of nothing", () => {
  const report: Event[] = [
    { kind: "fought", end: "retreated", hp: 12, lost: 2 },
    { kind: "gold", amount: -20, why: "retreat" },
  ];
  expect(noticesOf(report)).toEqual([]);
});
