import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { GlyphName } from "./glyph-names.ts";
import { Glyph } from "./glyph.tsx";
import type { IconName } from "./icon-drawings.ts";
import { Icon } from "./icon.tsx";
import { Kbd } from "./kbd.tsx";
import "./button.css";

/** What a button and a link that looks like one share. */
interface ButtonLook {
  /** One `primary` on a screen at a time. */
  kind?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  icon?: IconName | undefined;
  glyph?: GlyphName | undefined;
  /** The key that presses it, as the keyboard names it: `Enter`, `Z`. */
  keyHint?: string | undefined;
  children: ReactNode;
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<"button">, "children" | "disabled"> & {
    /** Something is missing before it can be pressed; its words say what. It keeps its place in the tab order. */
    missing?: boolean | undefined;
  };

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<"a">, "children"> & { href: string };

export function Button({ missing = false, onClick, ...props }: ButtonProps) {
  const { look, rest } = split(props);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (missing) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-keyshortcuts={look.keyHint}
      {...rest}
      className={classOf(look, missing, rest.className)}
      aria-disabled={missing || undefined}
      onClick={press}
    >
      <Face {...look} />
    </button>
  );
}

/** A link in the dress of a button: it goes somewhere instead of doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, rest } = split(props);
  return (
    <a aria-keyshortcuts={look.keyHint} {...rest} className={classOf(look, false, rest.className)}>
      <Face {...look} />
    </a>
  );
}

function Face({ icon, glyph, keyHint, size, children }: ButtonLook) {
  const large = size === "lg";
  return (
    <>
      {icon !== undefined && <Icon name={icon} size={large ? 22 : 18} />}
      {glyph !== undefined && <Glyph name={glyph} size={large ? 20 : 17} />}
      <span className="button__words">{children}</span>
      {keyHint !== undefined && <Kbd>{keyHint}</Kbd>}
    </>
  );
}

function split<Props extends ButtonLook>(props: Props) {
  const { kind, size, icon, glyph, keyHint, children, ...rest } = props;
  return { look: { kind, size, icon, glyph, keyHint, children }, rest };
}

const classOf = (look: ButtonLook, missing: boolean, more = ""): string =>
  [
    "button",
    `button--${look.kind ?? "secondary"}`,
    `button--${look.size ?? "md"}`,
    missing ? "button--missing" : "",
    more,
  ]
    .filter((name) => name !== "")
    .join(" ");
