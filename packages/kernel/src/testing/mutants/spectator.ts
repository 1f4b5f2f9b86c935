import { mutant } from "./mutant.ts";
import { toy } from "../toy.ts";

export const spectatorMutants = [
  mutant("spectator", "shows the spectator a hand", {
    view: (state, viewer) =>
      viewer === "spectator" ? toy.view(state, 0) : toy.view(state, viewer),
  }),
  mutant("spectator", "tells the spectator what was dealt", {
    redact: (event, viewer) =>
      viewer === "spectator" && event.kind === "dealt" ? event : toy.redact(event, viewer),
  }),
  mutant("spectator", "tells a seat something that did not happen", {
    redact: (event, viewer) =>
      event.kind === "dealt" && event.seat !== viewer
        ? { ...event, hand: [7] }
        : toy.redact(event, viewer),
  }),
];
