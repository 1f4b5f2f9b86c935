/** What a dispatch is about. */
export const TOPICS = [
  "battle",
  "elite",
  "city",
  "defense",
  "boss",
  "skirmish",
  "shop",
  "rest",
  "event",
  "ambush",
  "treasure",
  "lost",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Dispatches by topic; # is the nearest place that has a name. */
export const DISPATCHES: Readonly<Record<Topic, readonly [string, string, string, ...string[]]>> = {
  battle: [
    "The enemy has left the ground near # to us. His camp fires are still warm.",
    "From #: the line held, then it walked, then it ran, and the enemy before it.",
    "Near # they sounded the retreat, and for once it was not our own trumpet.",
  ],
  elite: [
    "Their best stood near #. They stand there no longer.",
    "Prisoners taken near # ask which regiment it was. We have told them: all of it.",
    "The road by # is open. It was dearly held and is dearly bought.",
  ],
  city: [
    "The keys of # lie on the general’s table, on a cushion somebody had to find first.",
    "The gates of # are open. The bakers asked at once how many we are.",
    "Our flag hangs over #. It will not hang there unasked for long.",
  ],
  defense: [
    "They came back for #, and went away again.",
    "We still hold #. The walls have a few windows more.",
    "The garrison of # reports: attacked at dawn, breakfast at nine.",
  ],
  boss: [
    "Near # it is decided. Couriers ride out in every direction at once.",
    "The enemy’s commander has handed over his sword near #; it is a heavy one.",
    "They will name a bridge after #. Today we only count who crossed it.",
  ],
  skirmish: [
    "A small affair near #, and a good one: the men sing again.",
    "Outposts met near #. Ours came home.",
    "Near # a patrol was ours for the taking, and so were its mules.",
  ],
  shop: [
    "A sutler’s train had halted near #. His prices march faster than we do.",
    "Boots, powder and brandy near #. In that order, the quartermaster insists.",
    "Near # a merchant swears that all of it was honestly come by.",
  ],
  rest: [
    "A quiet night by #. The surgeons slept too.",
    "We lie near # and mend what can be mended.",
    "Straw, soup and no orders: the camp near # is praised by all ranks.",
  ],
  event: [
    "A traveller met near # knew more than he should, and gave more than he had to.",
    "Somebody waited for us on the road to #, and was gone before the rearguard came.",
    "Near # a stranger paid an old debt, whose, he did not say.",
  ],
  ambush: [
    "The road by # was watched. The watchers are our guests now.",
    "Shots from the hedges near #; then ours, then silence.",
    "They had chosen their place near # well, and their hour badly.",
  ],
  treasure: [
    "Under a barn floor near # lay what somebody meant to fetch after the war.",
    "Chests near #, sealed twice. The seals are now in the report.",
    "The sappers dug for water near # and did not find water.",
  ],
  lost: [
    "We have given up the ground near #. The rearguard is in good order; the rest will be.",
    "From #, in haste: the day went against us. Send bandages before reinforcements.",
    "Nobody near # speaks of today. Tomorrow we shall have to.",
  ],
};
