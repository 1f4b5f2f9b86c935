import type { Seat } from "@holmgang/kernel";
import { RoundCells } from "../../pieces/round-cells.tsx";
import { roundCells } from "./round-cells.ts";
import type { Shown } from "./shown.ts";

/** Between the plates: the rounds so far. */
export const Standing = ({ shown, near }: { readonly shown: Shown; readonly near: Seat }) => (
  <div className="rounds-standing">
    <RoundCells cells={roundCells(shown, near)} />
  </div>
);
