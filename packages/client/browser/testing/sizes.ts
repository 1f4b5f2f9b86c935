/** A window that pages are looked at in. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** A phone with its browser's bars, and a laptop: what every test run looks at. */
export const PHONE: Size = { width: 390, height: 664, touch: true };
export const LAPTOP: Size = { width: 1280, height: 720, touch: false };

/** What every page has to fit into: three phones, a tablet, a laptop, a large screen. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 640, touch: true },
  PHONE,
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  LAPTOP,
  { width: 1920, height: 1080, touch: false },
];

/** As in the names of pictures. */
export const sizeName = ({ width, height }: Size): string => `${width}x${height}`;

export const THEMES = ["dark", "light"] as const;
