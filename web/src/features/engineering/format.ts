import type { AlertLatency, SourceStats } from '@daybreak/contract/types.ts';
import { countText } from '../../components/count-text.ts';
import type { LiveStats } from './api/live-stats.ts';

export const formatCount = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Formats fractional hours as a clock: 9.5 is '09:30'. */
export function formatHour(hours: number): string {
  const formatAge = Math.round(hours * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(formatAge / 60))}:${part(formatAge % 60)}`;
}

export function averageName({ days, sample }: LiveStats['sevenDayAverage']): string {
  if (sample) return 'Sample average';
  if (days === 7) return 'Seven-day average';
  return days === 1 ? 'One-day average' : `${days}-day average`;
}

/** '6 min', or '–' without an age. */
export const formatMinutes = (age: number | null | undefined): string =>
  age === null || age === undefined ? '–' : `${formatCount(age)} min`;

/** '2 %', '< 1 %' or '0'. */
export function formatShare(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0';
  const percent = (100 * part) / whole;
  return percent < 1 ? '< 1 %' : `${Math.round(percent)} %`;
}

export function agesText({
  count,
  fresh,
  medianAgeMinutes,
  oldestAgeMinutes,
}: Omit<SourceStats, 'systems'>): string {
  if (typeof medianAgeMinutes !== 'number' || typeof oldestAgeMinutes !== 'number')
    return 'None checked yet.';
  const [half, all] = [minutes(medianAgeMinutes), minutes(oldestAgeMinutes)];
  const ages =
    half === all
      ? `All checked less than ${all} ago.`
      : `Last checked: half less than ${half} ago, all less than ${all} ago.`;
  return fresh === count ? ages : `${ages} ${formatCount(count - fresh)} are late or not responding.`;
}

/** Rounds up, so that 'less than …' is true. */
function minutes(age: number): string {
  if (age >= 119) return `${Math.ceil((age + 1) / 60)} hours`;
  return age === 0 ? '1 minute' : `${age + 1} minutes`;
}

/** '8 s', '3 min' or '1 h or more'. */
export function formatSeconds(value: number): string {
  if (value < 120) return `${value} s`;
  return value < 3_600 ? `${Math.round(value / 60)} min` : '1 h or more';
}

/** 'p50 4 s · p95 3 min · p99 4 min (340 alerts sampled since yesterday)'. */
export function latencyText({ medianSeconds, p95Seconds, p99Seconds, sampled }: AlertLatency): string {
  if (medianSeconds == null || p95Seconds == null) return 'No alerts sent since yesterday.';
  const p50 = formatSeconds(medianSeconds);
  const p95 = formatSeconds(p95Seconds);
  const p99 = formatSeconds(p99Seconds ?? p95Seconds);
  return `p50 ${p50} · p95 ${p95} · p99 ${p99} (${countText(sampled, 'alert')} sampled since yesterday)`;
}
