export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Returns every zone that this browser knows and the current one, sorted. */
export function zoneOptions(zone: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();
}

/**
 * Returns the time of day in a zone ('2:05 AM'), or an empty string for a zone this browser does not know.
 */
export function timeInZone(zone: string, now: number): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeStyle: 'short' });
    return format.format(now);
  } catch {
    return '';
  }
}

/** Compares local times, since two IANA names can mean the same zone. */
export const isSameTime = (one: string, other: string, now: number): boolean =>
  timeInZone(one, now) === timeInZone(other, now);
