/** Seat one is 0: azure, round, level lines. Seat two is 1: gules, cut, upright lines. */
export type SeatSide = 0 | 1;
