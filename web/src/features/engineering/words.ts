import { countText } from '../../components/count-text.ts';
import type { AlertLatency, SourceStats } from '../../generated/contract.ts';
import type { SeenStats } from './api/live-stats.ts';

/** A count as it is read: '1,204'; what is no whole number, to the next one. */
export const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** An hour of the day, whole or not, as a clock shows it: 9.5 is '09:30'. */
export function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** What the average is of, in few words. */
export function averageName({ days, sample }: SeenStats['sevenDayAverage']): string {
  if (sample) return 'Sample average';
  if (days === 7) return 'Seven-day average';
  return days === 1 ? 'The one day counted so far' : `Average of ${days} days counted so far`;
}

/** How old the readings of our sources are. */
export function agesText({ fresh, medianAgeMinutes, oldestAgeMinutes }: SourceStats): string {
  if (medianAgeMinutes === null || medianAgeMinutes === undefined) return 'None of them has been read yet.';
  const oldest = oldestAgeMinutes ?? medianAgeMinutes;
  return `Half were read within ${minutes(medianAgeMinutes)}, the latest to come within ${minutes(oldest)}; ${number(fresh)} within half an hour.`;
}

const minutes = (age: number): string => {
  if (age + 1 < 120) return age === 0 ? 'a minute' : `${age + 1} minutes`;
  return `${Math.ceil((age + 1) / 60)} hours`;
};

/** Seconds as one measure: '8 s', '3 min', '1 h'. */
export function seconds(value: number): string {
  if (value < 120) return `${value} s`;
  return value < 3_600 ? `${Math.round(value / 60)} min` : '1 h or more';
}

/** What the seconds to an alert rest on. */
export function latencyText({ p95Seconds, sampled }: AlertLatency): string {
  if (p95Seconds === null || p95Seconds === undefined)
    return 'No first message has gone out since yesterday.';
  return `At most, for half of the ${countText(sampled, 'first message')} measured since yesterday, a sample of all; for 95 of 100 at most ${seconds(p95Seconds)}.`;
}
