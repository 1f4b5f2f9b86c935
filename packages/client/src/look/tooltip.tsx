import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { useTip } from "./use-tip.ts";
import "./tooltip.css";

/** A slip of paper that explains its child: on hover, on focus, on a long press. Escape puts it away. */
export function Tooltip({
  content,
  children,
}: {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}) {
  const id = useId();
  const { anchor, tip, anchorEvents, tipEvents } = useTip();
  return (
    <span ref={anchor} className="tooltip-anchor" {...anchorEvents}>
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={tip} id={id} className="tooltip" role="tooltip" popover="manual" {...tipEvents}>
        {content}
      </span>
    </span>
  );
}
