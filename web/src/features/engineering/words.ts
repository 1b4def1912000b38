import type { AlertLatency, SourceStats } from '@daybreak/contract/types.ts';
import { countText } from '../../components/count-text.ts';
import type { LiveStats } from './api/live-stats.ts';

/** A count as it is read: '1,204'; what is no whole number, to the next one. */
export const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** An hour of the day, whole or not, as a clock shows it: 9.5 is '09:30'. */
export function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** What the average is of, in few words. */
export function averageName({ days, sample }: LiveStats['sevenDayAverage']): string {
  if (sample) return 'Sample average';
  if (days === 7) return 'Seven-day average';
  return days === 1 ? 'The one day counted so far' : `Average of ${days} days counted so far`;
}

/** How old the readings of our sources are. */
export function agesText({ count, fresh, medianAgeMinutes, oldestAgeMinutes }: SourceStats): string {
  if (typeof medianAgeMinutes !== 'number' || typeof oldestAgeMinutes !== 'number')
    return 'None of them has been read yet.';
  const [half, all] = [minutes(medianAgeMinutes), minutes(oldestAgeMinutes)];
  const ages =
    half === all
      ? `Read within the last ${all}.`
      : `Half were read within the last ${half}, the longest unread within ${all}.`;
  return fresh === count ? ages : `${ages} ${number(count - fresh)} are late or do not answer.`;
}

/** An age in whole minutes as what it stays within. */
function minutes(age: number): string {
  if (age >= 119) return `${Math.ceil((age + 1) / 60)} hours`;
  return age === 0 ? 'minute' : `${age + 1} minutes`;
}

/** Seconds as one measure: '8 s', '3 min', '1 h'. */
export function seconds(value: number): string {
  if (value < 120) return `${value} s`;
  return value < 3_600 ? `${Math.round(value / 60)} min` : '1 h or more';
}

/** What the seconds to an alert rest on. */
export function latencyText({ p95Seconds, p99Seconds, sampled }: AlertLatency): string {
  if (p95Seconds === null || p95Seconds === undefined)
    return 'No first message has gone out since yesterday.';
  return `Half of the ${countText(sampled, 'first message')} measured since yesterday took no longer, 95 of 100 at most ${seconds(p95Seconds)}, 99 of 100 at most ${seconds(p99Seconds ?? p95Seconds)}. A sample of all.`;
}
