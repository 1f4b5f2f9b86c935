import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { event, seen, stageAt, told } from "./testing/stage-at.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe("a stage", () => {
  test("once held waits before every beat, and goes on step by step", () => {
    const { stage: made, heard } = stageAt();
    made.tell(told("first", []));
    made.hold();
    made.tell(told("second", ["hit", "with hit", "silence", "banner"]));
    vi.advanceTimersByTime(60_000);
    expect(made.scene.get()).toMatchObject({ held: true, view: "first", playing: null });
    made.step();
    expect(seen(made)).toBe("first [hit, with hit]");
    expect(made.scene.get()).toMatchObject({ held: false, shown: [] });
    // Whoever does not wait for the end of a beat has it at once.
    made.step();
    expect(made.scene.get()!.held).toBe(true);
    expect(heard).toEqual(["hit", "with hit", "silence"]);
    made.step();
    vi.advanceTimersByTime(500);
    expect(seen(made)).toBe("second");
  });

  test("held in the middle shows the beat to its end, and released plays on", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["hit", "banner"]));
    made.hold();
    vi.advanceTimersByTime(60_000);
    expect(seen(made)).toBe("first [hit]");
    made.release();
    expect(seen(made)).toBe("first [banner]");
    vi.advanceTimersByTime(500);
    expect(seen(made)).toBe("second");
  });

  test("is held at instant speed as well, and skipped to the end", () => {
    const { stage: made, heard } = stageAt(0);
    made.tell(told("first", []));
    made.hold();
    made.tell(told("second", ["hit", "banner", "hit"]));
    made.step();
    expect(heard).toEqual(["hit"]);
    expect(made.scene.get()!.held).toBe(true);
    made.skip();
    expect(seen(made)).toBe("second");
    expect(made.scene.get()!.held).toBe(false);
  });

  test("is not held while a clock runs, or once one does", () => {
    const questions = [{ id: 2, kind: "layout", limitMs: 20_000, deadline: 30_000 }];
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.hold();
    made.tell(told("second", ["hit"]));
    expect(made.scene.get()).toMatchObject({ held: true, timeless: true });
    made.tell(told("third", ["hit"], { questions }));
    expect(made.scene.get()).toMatchObject({ held: false, timeless: false });
    vi.advanceTimersByTime(2000);
    expect(seen(made)).toBe("third");
  });

  test("held goes back a beat at a time, and what was taken back is told again", () => {
    const { stage: made, heard } = stageAt(0);
    made.tell(told("first", []));
    made.hold();
    made.tell(told("second", ["silence", "hit", "with hit", "silence", "banner", "hit"]));
    made.step();
    made.step();
    expect(seen(made)).toBe("first [banner]");
    made.back();
    expect(seen(made)).toBe("first [silence]");
    expect(made.scene.get()!.heard.map(({ kind }) => kind)).toEqual(heard.slice(0, 4));
    made.back();
    expect(made.scene.get()).toMatchObject({ held: true, shown: [], heard: [event("silence")] });
    made.back();
    expect(made.scene.get()).toMatchObject({ held: true, heard: [event("silence")] });
    made.step();
    made.step();
    made.step();
    expect(seen(made)).toBe("second");
    expect(made.scene.get()!.heard).toHaveLength(6);
  });

  test("held goes on to a landmark at once, and without one to the end", () => {
    const { stage: made, heard } = stageAt();
    made.tell(told("first", []));
    made.hold();
    made.tell(told("second", ["banner", "hit", "hit", "banner", "hit"]));
    const leap = (): void => made.leap(({ kind }) => kind === "banner");
    const ahead = () => made.ahead(({ kind }) => kind === "banner");
    expect(ahead()).toMatchObject({ kind: "banner" });
    leap();
    expect(made.scene.get()).toMatchObject({ held: true, view: "first" });
    expect(heard).toEqual(["banner", "hit", "hit"]);
    expect(ahead()).toBeNull();
    leap();
    expect(seen(made)).toBe("second");
    leap();
    expect(heard).toHaveLength(5);
  });
});
