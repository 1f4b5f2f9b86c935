import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { useTip } from "./use-tip.ts";
import "./tooltip.css";

const REST_MS = 800;

/** A slip of paper that explains its child: on hover, on focus, on a long press. Escape puts it away. */
export function Tooltip({
  content,
  slow = false,
  light = slow,
  quiet = false,
  children,
}: {
  content: ReactNode;
  /** For things one handles: it waits until the pointer rests. */
  slow?: boolean;
  /** Never in the way of the pointer. */
  light?: boolean;
  /** Says nothing for now: something else is being done here. */
  quiet?: boolean;
  /** One focusable element. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}) {
  const id = useId();
  const { anchor, tip, anchorEvents, tipEvents } = useTip(slow ? REST_MS : undefined, quiet, light);
  return (
    <span ref={anchor} className="tooltip-anchor" {...anchorEvents}>
      {cloneElement(children, { "aria-describedby": id })}
      <span
        ref={tip}
        id={id}
        className={light ? "tooltip tooltip--light" : "tooltip"}
        role="tooltip"
        popover="manual"
        {...tipEvents}
      >
        {content}
      </span>
    </span>
  );
}
