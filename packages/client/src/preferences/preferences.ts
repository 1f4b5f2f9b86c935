import { createStore } from "../store/store.ts";
import { read, write } from "../store/browser-storage.ts";

export const SPEEDS = ["0.5", "1", "2", "4", "instant"] as const;
type Speed = (typeof SPEEDS)[number];

/** How this browser likes its table. */
export interface Preferences {
  readonly theme: "auto" | "dark" | "light";
  readonly motion: "auto" | "reduced";
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** Writes what is heard. */
  readonly subtitles: boolean;
  /** Marks every seat's things with its letter as well as its shape. */
  readonly shapes: boolean;
  /** No textures. */
  readonly plain: boolean;
  readonly forecast: boolean;
  /** Whether one hears what rivals say at the table. */
  readonly emotes: boolean;
  readonly language: "en";
}

const DEFAULTS: Preferences = {
  theme: "auto",
  motion: "auto",
  speed: "1",
  sound: true,
  volume: 60,
  subtitles: false,
  shapes: false,
  plain: false,
  forecast: true,
  emotes: true,
  language: "en",
};

const KEY = "preferences";

export const preferences = createStore<Preferences>({
  ...DEFAULTS,
  ...read<Partial<Preferences>>(KEY),
});

export function prefer(changes: Partial<Preferences>): void {
  preferences.set((now) => ({ ...now, ...changes }));
  write(KEY, preferences.get());
}

const wantsLess = matchMedia("(prefers-reduced-motion: reduce)");
const wantsLight = matchMedia("(prefers-color-scheme: light)");

/** What every length of an event's animation is multiplied by; 0 shows the end at once. */
export function pace(): number {
  const { speed } = preferences.get();
  return isStill() || speed === "instant" ? 0 : 1 / Number(speed);
}

const isStill = (): boolean => preferences.get().motion === "reduced" || wantsLess.matches;

/** Keeps the page's root as the preferences have it. */
export function dressPage(): void {
  const dress = (): void => {
    const { theme, plain, shapes } = preferences.get();
    const { dataset, style } = document.documentElement;
    dataset["theme"] = theme === "auto" ? (wantsLight.matches ? "light" : "dark") : theme;
    dataset["motion"] = isStill() ? "reduced" : "full";
    dataset["table"] = plain ? "plain" : "wood";
    dataset["shapes"] = shapes ? "lettered" : "plain";
    style.setProperty("--pace", String(pace()));
  };
  preferences.watch(dress);
  wantsLess.addEventListener("change", dress);
  wantsLight.addEventListener("change", dress);
  dress();
}
