/** What the lesson of Tactics says, beat by beat. */
export const lessonText = {
  move: {
    title: "One action a turn",
    words:
      "Units act one after the other, in a fixed order: the strip over the board shows it. Your Mage has the lamp. Press a green tile to aim, and again to go; or M, arrows, Enter, Enter.",
    done: "That was its action. Now one of Hallgerd’s units acts, then one of yours.",
    again: "That was an action, too, but no step. Press a tile with green dots, then again.",
  },
  attack: {
    title: "Straight lines",
    words:
      "An Archer shoots up to three tiles, in straight lines. Her Assassin on c4 has 1 HP. Shoot it: the forecast says what comes of it.",
    done: "At 0 HP a minion falls, and its owner leaves an obstacle or a buff tile there.",
    again: "Her Assassin still stands. Press it on c4, then confirm.",
  },
  both: {
    title: "Move and hit",
    words:
      "A unit may walk and then hit a neighbour, all in one action. Your Assassin walks up to four tiles. Press a4, then her Archer on b4.",
    done: "Two damage where nobody expected it. Archers can do it too, but only beside them.",
    again: "Her Archer is still there. Walk to a4, and choose the Archer on b4 before you confirm.",
  },
  guard: {
    title: "The Guardian",
    words:
      "A Tank takes every blow meant for whoever stands beside it. Your Mage has 1 HP, and her Archer aims at it. Move the Tank beside the Mage.",
    done: "Whatever is aimed at your Mage now hits the Tank. It works for her Tank as well.",
    again: "Your Mage stands alone. Bring the Tank to a tile beside it: b2 or c1.",
  },
  tile: {
    title: "Buff tiles",
    words:
      "The fallen may leave tiles. Some help, some hurt; whoever comes to stand on one gets what it holds. P is Power: 3 more attack. Take it.",
    done: "For this round and the next. Signs at a unit’s shoulder say what lies on it, and how long.",
    again: "The tile still lies there. Walk onto the P on c2.",
  },
  end: {
    title: "Time strikes too",
    words:
      "At a round’s end minions lose 1 HP; from round 8 everybody does. This is round 8, nobody acts after your Archer, and her hero has 1 HP. End your turn: E, Enter.",
    done: "Her hero fell at the round’s end. A hero at 0 HP is the match: strike before time does.",
    again: "Her hero still stands. End your turn and let the round end.",
  },
};
