import "react";

declare module "react" {
  interface CSSProperties {
    /** A custom property: the one kind of inline style, besides plain geometry, that components set. */
    [name: `--${string}`]: string | number | undefined;
  }
}
