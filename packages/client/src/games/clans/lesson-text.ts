/** What the lesson of Clans says, beat by beat. */
export const lessonText = {
  lane: {
    title: "Three lanes",
    words:
      "Cards come to your bases and walk to the fights in the middle; whoever stands there alone hits the crystal. Press a card, then one of your bases, and submit your plan; or 1, W, Enter.",
    done: "It took the middle and hit her crystal for its damage, the number in the pentagon.",
    again: "Nobody came. Put a card on one of your bases, then submit.",
  },
  tick: {
    title: "Five ticks",
    words:
      "A fight has five ticks, and the dial of a card shows on which it hits: a 1 on every tick, a 5 on the last alone. Her Desert Tank in the Center hits on tick 5, so send somebody who is quicker.",
    done: "Four hits before her first one. A low number strikes often, a high one strikes hard.",
    again:
      "Her Tank still stands. Voltigeur hits on every tick: put it on your base in the Center.",
  },
  stack: {
    title: "Front and back",
    words:
      "Two cards may share a tile: the front one fights, the one behind it waits, unless it is ranged. Put Line Infantry in the Center, and the Field Cannon behind it.",
    done: "The Infantry took the blow, and the Cannon shot over it. When a front card falls, the next one steps up.",
    again:
      "Her Veteran still stands. Line Infantry in front and the Cannon behind it, both in the Center.",
  },
  terrain: {
    title: "Terrain",
    words:
      "A card hits for 1 more where the tile is of its own terrain. Your Fusilier deals 5 and is of the Woods, and each of these Hussars has 6 HP: fight where it counts.",
    done: "5 and 1 are 6. Her bases have a terrain, too: you learn it when you win the lane.",
    again: "5 were not enough there. Only the middle of the East is Woods.",
  },
  zone: {
    title: "The fight moves on",
    words:
      "Win the middle while she holds her base, and the fight moves there; win there, and you hit the crystal. Your Infantry cannot take her base alone: send the Field Cannon after it, and submit twice.",
    done: "Both hit her crystal and fell back to the middle, and the fight with them. Keep coming.",
    again: "Her base still holds. Place the Cannon in the Center in the first of the two rounds.",
  },
  hero: {
    title: "Your hero",
    words:
      "Once a match your hero helps, and Napoleon draws two cards at once. Your hand is empty and her crystal has 9 HP: call him by his button or H, and send both where nobody stands.",
    done: "5 and 4 are 9: a crystal without HP is the match. Now against somebody who hides something.",
    again:
      "Her crystal still stands. Call Napoleon, and put what he brings into the West or the East.",
  },
};
