/** What the lesson of Orcain says, beat by beat. */
export const lessonText = {
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
};
