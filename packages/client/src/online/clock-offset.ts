/** How far the server's clock is ahead of this page's, from answers to timed questions: the quickest knows best. */
interface ClockOffset {
  /** The server said `now` in answer to something sent at `sentAt` and heard at `heardAt`. */
  note(now: number, sentAt: number, heardAt: number): void;
  /** A server time as this page counts it. */
  toPage(serverTime: number): number;
  /** A new connection measures anew: clocks are set, and machines sleep. */
  forget(): void;
}

export function clockOffset(): ClockOffset {
  let offset = 0;
  let quickest = Infinity;
  return {
    note(now, sentAt, heardAt) {
      const trip = heardAt - sentAt;
      if (trip > quickest) return;
      quickest = trip;
      offset = now - (sentAt + heardAt) / 2;
    },
    forget() {
      quickest = Infinity;
    },
    toPage: (serverTime) => Math.round(serverTime - offset),
  };
}
