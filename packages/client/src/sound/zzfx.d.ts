declare module "zzfx" {
  /** Plays a sound made of these numbers; absent ones take their default. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; readonly audioContext: AudioContext };
}
