/** The few words that parts of the interface bring along. */
export const look = {
  close: "Close",
  dismiss: "Dismiss",
  clear: "Clear",
  messages: "Messages",
  secondsLeft: (seconds: number): string => `${seconds} second${seconds === 1 ? "" : "s"} left`,
  pot: "Pot",
  tokens: (count: number): string => (count === 1 ? "token" : "tokens"),
  of: (value: number, max: number, unit: string): string => `${value} of ${max} ${unit}`,
  health: "HP",
};
