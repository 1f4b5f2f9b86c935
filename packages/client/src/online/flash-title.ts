const FLASH_MS = 1_000;

/** Calls a hidden page to mind: its title flashes until somebody looks. */
export function flashTitle(words: string): void {
  if (!document.hidden) return;
  let named = document.title;
  const flash = (): void => {
    const isFlashing = document.title === words;
    if (!isFlashing) named = document.title; // of the page that came meanwhile
    document.title = isFlashing ? named : words;
  };
  const timer = setInterval(flash, FLASH_MS);
  flash();
  const seen = (): void => {
    if (document.hidden) return;
    clearInterval(timer);
    if (document.title === words) document.title = named;
    document.removeEventListener("visibilitychange", seen);
  };
  document.addEventListener("visibilitychange", seen);
}
