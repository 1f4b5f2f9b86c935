/** What is said before a run. */
export const startText = {
  title: "Napoleon’s three acts",
  words:
    "Italy, Egypt, and the road to Austerlitz: battles on the field, an army that keeps its losses, a home town that sends what it can. A run takes an evening.",
  here: "It waits for you in this browser. With a name it is kept on the server, goes on from any device, and earns what later runs begin with.",
  online: "It is kept on the server and goes on from any device.",
  older: "The run you had was begun under older rules and cannot go on. Nothing else is lost.",
  relic: "Begin with",
  begin: "Begin the campaign",
  hero: "Napoleon Bonaparte",
  deck: "The Grand Army, 25 cards",
  hp: "50 HP, which are your base’s in every battle",
  gold: "50 gold, and Training Grounds in Nice",
  tree: "The tree of legacy",
  best: "The best runs",
  open: "Open a run’s record",
};
