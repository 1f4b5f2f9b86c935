import { line } from "./theatre.ts";
import type { Theatre } from "./theatre.ts";

/** The delta of the Nile, and the desert on both sides. */
export const egypt: Theatre = {
  id: "egypt",
  west: 26.5,
  east: 36,
  south: 27.6,
  north: 33.6,
  trueAt: 30.8,
  coarse: 5,
  thin: 0.005,
  rivers: [
    // Nile
    {
      broad: 3.2,
      line: line(
        "30.75 27.6, 30.8 28.1, 30.88 28.6, 31.1 29.1, 31.25 29.55, 31.23 30.02, 31.14 30.18",
      ),
    },
    // the arm of Rosetta
    {
      broad: 2.2,
      line: line("31.14 30.18, 30.9 30.42, 30.78 30.8, 30.6 31.08, 30.42 31.38, 30.36 31.47"),
    },
    // the arm of Damietta
    {
      broad: 2.2,
      line: line(
        "31.14 30.18, 31.24 30.5, 31.22 30.75, 31.4 31.05, 31.68 31.25, 31.81 31.42, 31.84 31.53",
      ),
    },
  ],
  lakes: [
    // Qarun
    line("30.4 29.44, 30.6 29.5, 30.8 29.51, 30.75 29.45, 30.5 29.41"),
    // Burullus
    line("30.55 31.42, 30.85 31.55, 31.1 31.57, 31.0 31.47, 30.75 31.4"),
    // Manzala
    line("31.85 31.4, 32.1 31.3, 32.2 31.1, 32.0 31.12, 31.85 31.25"),
  ],
  ridges: [
    {
      high: 0.9,
      wide: 20,
      line: line("32.3 29.9, 32.3 29.4, 32.5 28.8, 32.8 28.2, 33.2 27.6"),
    },
    {
      high: 1.2,
      wide: 26,
      line: line("33.4 29.3, 33.8 28.9, 34.0 28.5, 34.2 28.2"),
    },
    {
      high: 0.7,
      wide: 16,
      line: line("33.2 30.1, 33.7 30.4, 34.2 30.5"),
    },
    {
      high: 0.6,
      wide: 22,
      line: line("27.0 30.0, 27.9 29.9, 28.8 30.1"),
    },
    {
      high: 0.6,
      wide: 22,
      line: line("27.4 28.6, 28.4 28.5, 29.2 28.3"),
    },
  ],
  regions: [
    { name: "Mediterranean Sea", at: [30.6, 32.3], size: 17, sea: true },
    { name: "Red Sea", at: [32.85, 29.05], size: 10, sea: true, turn: 58 },
    { name: "Delta", at: [31.0, 30.85], size: 13 },
    { name: "Western Desert", at: [28.5, 29.2], size: 14 },
    { name: "Sinai", at: [33.7, 29.75], size: 13 },
    { name: "Syria", at: [35.2, 31.6], size: 13 },
  ],
  plains: [
    [[31.0, 30.85], 1.5, 0.75],
    [[31.1, 29.3], 0.35, 1],
  ],
};
