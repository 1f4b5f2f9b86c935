/** What the lesson of the field says, beat by beat. */
export const lessonText = {
  place: {
    title: "Placing a card",
    words:
      "A card comes to your base row with one point less than it holds, or to the middle row with two less, if it holds two. Press the Hussar, whose disc says 2, then a tile of the middle row; or press 1, go there with the arrows, and Enter.",
    done: "It paid with both its points, and it already stands before her base.",
    again: "Nobody stands in the middle row. Only the Hussar holds 2 points: put it there.",
  },
  points: {
    title: "Action points",
    words:
      "The brass pips under a unit are its points: a step takes one, and so does an attack. Step the Hussar to the middle, then press her base twice; the first press looks, the second strikes.",
    done: "One point to walk, one to strike. They come back when your next turn begins.",
    again:
      "Her base was not hit. Step straight ahead with the Hussar, then hit the base from there.",
  },
  answer: {
    title: "Whoever is hit hits back",
    words:
      "A unit that is hit hand to hand answers, even if it falls, but nobody answers a ranged one. Kill her Grenadier without losing any HP: press a unit, then the Grenadier, and read the tag before you strike.",
    done: "The Cannon is ranged: no answer came. After the turning arrow a tag says what would.",
    again: "Somebody of yours was hurt, or the Grenadier lives. Let the Field Cannon shoot.",
  },
  fog: {
    title: "Fog",
    words:
      "Fog lies on her base row wherever nobody of yours stands before it. Somebody with 4 HP hides in the East: step before it with the Hussar, and strike what you see.",
    done: "You see a base tile from the middle of its lane, and so does she. Now against somebody who hides more.",
    again: "It still hides in the East. Step to the east middle, then strike.",
  },
};
