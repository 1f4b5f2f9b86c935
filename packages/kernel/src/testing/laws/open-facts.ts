import type { Shape } from "../../game.ts";
import type { LawKit } from "../kit.ts";

/** A view without the facts that the rules declare public while both choose. */
export const closedView = <T extends Shape>({ open }: LawKit<T>, view: T["view"]): unknown =>
  open ? open.blank(view) : view;

/** Events without those that tell such facts. */
export const closedEvents = <T extends Shape>(
  { open }: LawKit<T>,
  events: readonly T["event"][],
): readonly T["event"][] => events.filter(({ kind }) => !open?.events.includes(kind));
