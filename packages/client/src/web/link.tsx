import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { navigate } from "./route.ts";

/** A link within the application. */
export function Link({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href);
      }}
    />
  );
}

/** Follows a click as the application does, unless the reader wants another tab or window. */
export function follow(event: MouseEvent, href: string): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(href);
}
