import { runner, runnerKit } from "../runner.ts";
import { variant } from "./mutant.ts";

const LEAKS = {
  redact: (event, viewer) =>
    event.kind === "laid" && event.nth > 1 ? event : runner.redact(event, viewer),
} satisfies Partial<typeof runner>;

/** What a seat does after it has run ahead is as secret as what it did before. */
export const runnerMutants = [
  variant(runnerKit, ["hush", "tells of a rival that has run ahead"], LEAKS),
  variant(runnerKit, ["secrecy", "tells a seat of a rival that has run ahead"], LEAKS),
  variant(runnerKit, ["hush", "lets only spectators hear of whoever runs ahead"], {
    redact: (event, viewer) =>
      viewer === "spectator" ? LEAKS.redact(event, viewer) : runner.redact(event, viewer),
  }),
];
