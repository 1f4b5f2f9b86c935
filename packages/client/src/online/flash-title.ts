const FLASH_MS = 1_000;

/** Calls a hidden page to mind: its title flashes until somebody looks. */
export function flashTitle(words: string): void {
  if (!document.hidden) return;
  const before = document.title;
  const timer = setInterval(() => {
    document.title = document.title === words ? before : words;
  }, FLASH_MS);
  document.title = words;
  const seen = (): void => {
    if (document.hidden) return;
    clearInterval(timer);
    document.title = before;
    document.removeEventListener("visibilitychange", seen);
  };
  document.addEventListener("visibilitychange", seen);
}
