/** The lesson. */
export const learn = {
  title: (game: string): string => `Learn ${game}`,
  beat: (number: number, of: number): string => `${number} of ${of}`,
  skip: "Skip the lesson",
  next: "Next",
  again: "Once more",
  finish: { orcain: "Play Grom", slots: "Play Loki" },
  teacher: "Hallgerd",
  teacherNote: "hides nothing",
  orcain: {
    lay: {
      title: "Three cards in secret",
      words:
        "You have four cards, and three steps to fill. Lay any three: press a card, then a step; or its number, then 1, 2 or 3. Then confirm.",
      done: "That is a round. Cards meet step by step, and every card comes back to your hand.",
      again: "",
    },
    attack: {
      title: "Attack takes 2",
      words:
        "Hallgerd leaves her first step empty: nothing stops an Attack there. Lay yours in step I.",
      done: "It landed. In steps II and III it would have been turned back or stopped.",
      again: "No harm done to her. Her first step is empty: your Attack belongs in step I.",
    },
    defense: {
      title: "Defense stops it",
      words:
        "She attacks in step I. Lay Defense there. Watch the forecast: it says what may happen before it does.",
      done: "Stopped. Defense does nothing else, so lay it where you expect the blow.",
      again: "That hurt. She still attacks in step I: lay Defense there.",
    },
    counter: {
      title: "Counter turns it back",
      words: "Now she attacks in step II. A Counter sends the blow back to whoever struck it.",
      done: "She took her own 2. Against anything but an Attack, a Counter does nothing.",
      again: "Her Attack is in step II. Lay your Counter in step II.",
    },
    heal: {
      title: "Heal gives 1, and comes first",
      words:
        "A Heal gives you 1 HP before any blow of its step lands. It stops nothing. Lay yours somewhere.",
      done: "One HP back. At 10 it would have been lost.",
      again: "You laid no Heal. Put it into any step.",
    },
    win: {
      title: "The higher HP wins",
      words:
        "After three rounds the higher HP wins; level, it goes on in sudden death. At 0 it is over at once. She has 2 left: strike where nothing stops it, or turn her own blow back.",
      done: "She is down. From here on cards are laid in secret: read your rival.",
      again: "Still standing. Turn her Attack back in step I, or strike in step II or III.",
    },
  },
  slots: {
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
  },
};
