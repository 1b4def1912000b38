import type { AlarmRule, AlarmState, Datapoint } from './alarm.ts';

const MINUTE_MS = 60_000;

/** CloudWatch reads more periods than it evaluates. Its examples read two more; the number is not documented. */
const EXTRA_PERIODS = 2;

/** Times are in milliseconds since 1970. */
export interface Moment {
  readonly now: number;
  /** When measuring began; a period before this is unknown, not missing. */
  readonly since: number;
}

export interface Evaluation {
  readonly state: AlarmState;
  /** The values that the state follows from, newest first. */
  readonly values: readonly number[];
}

/**
 * Evaluates an alarm in whole minutes. The newest values decide; the alarm's treatment of missing data counts
 * only if there are too few of them.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export function evaluateAlarm(
  rule: AlarmRule,
  points: readonly Datapoint[],
  { now, since, state }: Moment & { readonly state: AlarmState },
): Evaluation {
  const { evaluationPeriods, missing } = rule;
  const periods = periodsOf(rule, points, now);
  const values = periods.flatMap(({ value }) => value ?? []).slice(0, evaluationPeriods);
  const missingCount = periods
    .slice(0, evaluationPeriods)
    .filter(({ from, value }) => value === null && from >= since).length;
  const filledCount = missing === 'breaching' ? Math.min(evaluationPeriods - values.length, missingCount) : 0;
  const breachingCount = values.filter((value) => isBreaching(rule, value)).length + filledCount;
  if (breachingCount >= evaluationPeriods) return { state: 'ALARM', values };
  if (values.length > 0) return { state: 'OK', values };
  if (missing === 'missing') return { state: 'INSUFFICIENT_DATA', values };
  return { state: missing === 'notBreaching' && missingCount > 0 ? 'OK' : state, values };
}

/** The value of each period, newest first; null for a period without datapoints. */
function periodsOf(rule: AlarmRule, points: readonly Datapoint[], now: number) {
  const end = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const lengthMs = rule.periodSeconds * 1000;
  return Array.from({ length: rule.evaluationPeriods + EXTRA_PERIODS }, (_, index) => {
    const from = end - (index + 1) * lengthMs;
    const within = points.filter(({ at }) => at >= from && at < from + lengthMs);
    return { from, value: within.length > 0 ? statisticOf(rule, within) : null };
  });
}

function statisticOf({ statistic }: AlarmRule, points: readonly Datapoint[]): number {
  if (statistic === 'Maximum') return Math.max(...points.map(({ maximum }) => maximum));
  return points.reduce((total, { sum }) => total + sum, 0);
}

function isBreaching({ comparison, threshold }: AlarmRule, value: number): boolean {
  return comparison === 'GreaterThanThreshold' ? value > threshold : value >= threshold;
}
