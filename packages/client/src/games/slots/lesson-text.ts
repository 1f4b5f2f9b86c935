/** What the lesson of Skirmish Slots says, beat by beat. */
export const lessonText = {
  lane: {
    title: "Five lanes",
    words:
      "Each lane has a slot for you and one for Hallgerd. A lane with one unit in it is won by that unit. Press a card, then one of your slots; or its number, then Enter.",
    done: "That lane is yours as it stands: see the crown between the halves.",
    again: "",
  },
  power: {
    title: "The higher power wins",
    words:
      "Where two units meet, the higher power takes the lane. Her Veteran has 4. Send somebody stronger into lane 3.",
    done: "5 beats 4. Whoever has more lanes when both have passed wins the round.",
    again: "Not enough to take lane 3. Champion has 5: play it against the Veteran.",
  },
  deploy: {
    title: "Deploy",
    words:
      "Archer hits a close enemy for 2 when it comes: left, right or in front. Play it close to her Scout in lane 3, and choose the Scout.",
    done: "Power 0 is death. A unit that lives keeps its damage, and shows what is left.",
    again: "Her Scout still stands. Play the Archer in lane 2, 3 or 4, and choose the Scout.",
  },
  consume: {
    title: "Onto your own unit",
    words:
      "A unit may be played onto one of yours: it consumes it. Acolyte gives 3 to whoever does. Her Dragon has 7: play your Champion onto the Acolyte.",
    done: "5 and 3 are 8. The slot stays yours, and the Acolyte has died for it.",
    again: "The Dragon still holds lane 3. Play the Champion onto your Acolyte.",
  },
  action: {
    title: "Actions",
    words:
      "Actions have no power: you choose a target and they are done. Strike deals 3. Her Veteran holds lane 1 against your Scout: strike it.",
    done: "4 less 3 is 1, and your Scout takes the lane. The forecast said so before you played.",
    again: "Lane 1 is still hers. Choose Strike, then her Veteran.",
  },
  pass: {
    title: "Knowing when to stop",
    words:
      "Your hand must last for three rounds, and two of them win. Hallgerd has passed, and you lead 2 to 1: what you play now is wasted. Pass.",
    done: "The round is yours, with two cards kept for the next. That is the whole art.",
    again: "You were ahead already: that card is gone. Keep them, and pass.",
  },
};
