/** The leagues of the games' ladders, as people read them. */
export const leagues: Readonly<Record<string, string>> = {
  wood: "Wood",
  iron: "Iron",
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  mythic: "Mythic",
};
