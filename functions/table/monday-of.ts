const DAY = 86_400_000;

/** Returns the Monday (YYYY-MM-DD) of the UTC week of an instant. */
export function mondayOf(at: Date): string {
  const daysSince = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - daysSince * DAY).toISOString().slice(0, 10);
}
