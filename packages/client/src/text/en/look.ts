/** The few words that parts of the interface bring along. */
export const look = {
  close: "Close",
  dismiss: "Dismiss",
  clear: "Clear",
  messages: "Messages",
  secondsLeft: (seconds: number): string => `${seconds} second${seconds === 1 ? "" : "s"} left`,
  clock: (seconds: number): string =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  bank: "Time for the rest of the match",
  bankLeft: (seconds: number): string =>
    `${Math.floor(seconds / 60)} min ${seconds % 60} s left for the rest of the match`,
  bankLow: (seconds: number): string =>
    `Less than ${seconds} seconds are left for the rest of the match.`,
  pot: "Pot",
  tokens: (count: number): string => (count === 1 ? "token" : "tokens"),
  of: (value: number, max: number, unit: string): string => `${value} of ${max} ${unit}`,
  health: "HP",
};
