/** The zone of this browser, by its IANA name. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people read it: 'America/New York'. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Every zone that this browser knows, with the one that is set, in order. */
export function zoneOptions(zone: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();
}

/** The time of day in a zone at a moment (epoch milliseconds): '2:05 AM'; empty for a zone that is not known here. */
export function timeIn(zone: string, now: number): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeStyle: 'short' });
    return format.format(now);
  } catch {
    return '';
  }
}

/** Whether two zones, which may be two names of one, show the same time at a moment. */
export const isSameTime = (one: string, other: string, now: number): boolean =>
  timeIn(one, now) === timeIn(other, now);
