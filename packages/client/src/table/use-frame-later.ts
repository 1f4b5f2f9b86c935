import { useEffect, useState } from "react";

/** A value one frame late: what else came with it has been laid out and painted by then, in a task of its own. */
export function useFrameLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}
