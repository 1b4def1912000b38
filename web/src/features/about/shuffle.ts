/** The same things in random order; `random` gives numbers from 0 up to, but never, 1, as Math.random does. */
export function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
