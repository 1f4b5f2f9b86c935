import type { CSSProperties, ReactNode } from "react";
import type { GlyphName } from "../../look/glyph-names.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Kbd } from "../../look/kbd.tsx";
import { Shield } from "../../look/shield.tsx";
import "./marks.css";

type Point = readonly [x: number, y: number];

/** Something on the sheet, with its middle at a point. */
function Mark({ at: [left, top], children }: { at: Point; children: ReactNode }) {
  return (
    <span className="map-mark" style={{ left, top }}>
      {children}
    </span>
  );
}

/** A name beside a place. */
export function PlaceName({
  at: [left, top],
  side = "right",
  shift: [dx, dy] = [0, 0],
  mark = 10,
  strong = false,
  note,
  children,
}: {
  at: Point;
  side?: "left" | "right" | "below" | "above";
  /** How far it was moved along its side. */
  shift?: Point;
  /** How wide the mark is that it stands beside. */
  mark?: number;
  strong?: boolean;
  note?: string | undefined;
  children: string;
}) {
  return (
    <span
      className="place-name"
      data-side={side}
      data-strong={strong || undefined}
      style={{ left: left + dx, top: top + dy, "--off": `${mark / 2 + 6}px` }}
    >
      {children}
      {note !== undefined && <small>{note}</small>}
    </span>
  );
}

/** A place nobody is at. */
export const PlaceRing = ({ at }: { at: Point }) => (
  <Mark at={at}>
    <i className="place-ring" />
  </Mark>
);

/** An encounter of the road walked, by its number, or several of them at one spot. */
export const Stop = ({ at, number }: { at: Point; number: number | string }) => (
  <Mark at={at}>
    <b className="map-stop num">{number}</b>
  </Mark>
);

/** What is ours: round and azure. */
export const Ours = ({ at, emblem, size }: { at: Point; emblem: GlyphName; size: number }) => (
  <Mark at={at}>
    <Shield seat={0} emblem={emblem} size={size} />
  </Mark>
);

/** What is theirs: cut and gules; a way to go has its key, and is lit. */
export function Theirs({
  at: [left, top],
  emblem,
  light,
  label,
  keyCap,
  onPick,
}: {
  at: Point;
  emblem: GlyphName;
  light: "dark" | "open" | "picked";
  label: string;
  keyCap?: string | undefined;
  onPick?: (() => void) | undefined;
}) {
  const size = light === "open" ? 44 : 46;
  const style: CSSProperties = { left, top, width: size, height: size };
  const inside = (
    <>
      <i className="map-foe__body" />
      <Glyph name={emblem} size={light === "open" ? 19 : 23} />
      {keyCap !== undefined && <Kbd>{keyCap}</Kbd>}
    </>
  );
  if (!onPick)
    return (
      <span className="map-foe" data-light={light} style={style} role="img" aria-label={label}>
        {inside}
      </span>
    );
  return (
    <button
      className="map-foe"
      data-light={light}
      style={style}
      aria-label={label}
      aria-pressed={light === "picked"}
      onClick={onPick}
    >
      {inside}
    </button>
  );
}

/** Cards on their way from the home town, and when they are here. */
export const Wagon = ({ at, due, label }: { at: Point; due: string; label: string }) => (
  <Mark at={at}>
    <i className="map-wagon" role="img" aria-label={label}>
      <Glyph name="old-wagon" size={17} />
      <b className="map-wagon__due num">{due}</b>
    </i>
  </Mark>
);

/** A plate on the map: solid for what is so, dashed for what would be. */
export const MapTag = ({
  at: [left, top],
  dashed = false,
  children,
}: {
  at: Point;
  dashed?: boolean;
  children: ReactNode;
}) => (
  <span className="map-tag num" data-dashed={dashed || undefined} style={{ left, top }}>
    {children}
  </span>
);
