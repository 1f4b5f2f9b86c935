import { useEffect, useState } from "react";
import type { RefObject } from "react";
import type { Size } from "./frame.ts";

/** How large a box is on the screen; nothing until it has been measured. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const seen = new ResizeObserver(() => {
      setSize({ width: box.clientWidth, height: box.clientHeight });
    });
    seen.observe(box);
    return () => seen.disconnect();
  }, [ref]);
  return size;
}
