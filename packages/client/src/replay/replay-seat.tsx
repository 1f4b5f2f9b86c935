import type { Seat } from "@holmgang/kernel";
import type { ReactNode } from "react";
import { emblemOf } from "../look/emblem.ts";
import { Shield } from "../look/shield.tsx";
import type { Sitter } from "../match/feed.ts";

/** A seat as a strip above or below the field. */
export function ReplaySeat({
  seat,
  sitter,
  numbers,
}: {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly numbers: ReactNode;
}) {
  return (
    <div className="replay__seat" data-seat={seat}>
      <Shield seat={seat} emblem={emblemOf(sitter.avatar)} size={34} />
      <b>{sitter.name}</b>
      {numbers}
    </div>
  );
}
