import type { ComponentProps } from "react";
import type { IconName } from "./icon-drawings.ts";
import { Icon } from "./icon.tsx";
import "./icon-button.css";

/** A control that is only a sign; its label is its name and its tip. */
export function IconButton({
  icon,
  label,
  framed = false,
  size = 20,
  className = "",
  ...rest
}: Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  label: string;
  /** With the edge of a secondary button, for the action row of a phone. */
  framed?: boolean;
  size?: number;
}) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`icon-button${framed ? " icon-button--framed" : ""} ${className}`.trim()}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
