import { parseConfig, seededRng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { clansField } from "./rules.ts";
import { lawKit } from "./testing/law-kit.ts";

test("what a record keeps of an entry is read as it was brought", () => {
  for (let i = 0; i < 60; i++) {
    const config = parseConfig(clansField, lawKit.configs(seededRng(`entry ${i}`)));
    expect(config.ok && parseConfig(clansField, config.value)).toEqual(config);
  }
});
