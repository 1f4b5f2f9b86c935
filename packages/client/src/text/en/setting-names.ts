/** The games' settings and choices, as people read them. What they do is the games' own sentence. */
export const settingNames: Readonly<Record<string, string>> = {
  maxHp: "Most health",
  startHp: "Health at the start",
  damage: "Damage of an Attack",
  healing: "Healing of a Heal",
  rounds: "Rounds",
  roundCap: "Last round of sudden death",
  suddenDeath: "Sudden death",
  classic: "Classic",
  mustAttack: "Must attack",
  afkLimit: "Rounds one may be away",
  prepMs: "Time to lay (ms)",
  firstStepMs: "Pause before the reveal (ms)",
  stepMs: "Pause between steps (ms)",
  disconnectGraceMs: "Time to come back (ms)",
  stake: "Tokens each",
};
