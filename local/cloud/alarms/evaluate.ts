import type { AlarmRule, AlarmState, Comparison, Datapoint, Statistic } from './alarm.ts';

const MINUTE = 60_000;

/** CloudWatch looks at more periods than it evaluates; how many more it does not say, its examples have two. */
const MORE_PERIODS = 2;

const sumOf = (points: readonly Datapoint[], part: (point: Datapoint) => number) =>
  points.reduce((sum, point) => sum + part(point), 0);

const STATISTICS: Record<Statistic, (points: readonly Datapoint[]) => number> = {
  Average: (points) => sumOf(points, ({ sum }) => sum) / sumOf(points, ({ count }) => count),
  Maximum: (points) => Math.max(...points.map(({ largest }) => largest)),
  Minimum: (points) => Math.min(...points.map(({ smallest }) => smallest)),
  SampleCount: (points) => sumOf(points, ({ count }) => count),
  Sum: (points) => sumOf(points, ({ sum }) => sum),
};

const COMPARISONS: Record<Comparison, (value: number, threshold: number) => boolean> = {
  GreaterThanThreshold: (value, threshold) => value > threshold,
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
};

/** As of when an alarm is evaluated: times in milliseconds. */
export interface Moment {
  readonly now: number;
  /** What came before this was not measured, which is another thing than missing. */
  readonly since: number;
  readonly state: AlarmState;
}

/** The state of an alarm and the values it follows from, newest first. */
export interface Evaluation {
  readonly state: AlarmState;
  readonly values: readonly number[];
}

/**
 * Evaluates an alarm over a metric's datapoints, in whole minutes: the newest values there are decide, and the alarm's way
 * with missing data only where there are too few.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export function evaluateAlarm(
  rule: AlarmRule,
  points: readonly Datapoint[],
  { now, since, state }: Moment,
): Evaluation {
  const { evaluationPeriods, datapointsToAlarm, threshold, missing } = rule;
  const end = Math.floor(now / MINUTE) * MINUTE;
  const length = rule.periodSeconds * 1000;
  const periods = Array.from({ length: evaluationPeriods + MORE_PERIODS }, (_, index) => {
    const from = end - (index + 1) * length;
    const within = points.filter(({ at }) => at >= from && at < from + length);
    return { from, value: within.length > 0 ? STATISTICS[rule.statistic](within) : null };
  });
  const values = periods.flatMap(({ value }) => value ?? []).slice(0, evaluationPeriods);
  const silent = periods
    .slice(0, evaluationPeriods)
    .filter(({ from, value }) => value === null && from >= since).length;
  const filled = Math.min(evaluationPeriods - values.length, silent);
  const breaching =
    values.filter((value) => COMPARISONS[rule.comparison](value, threshold)).length +
    (missing === 'breaching' ? filled : 0);
  if (breaching >= datapointsToAlarm) return { state: 'ALARM', values };
  if (values.length > 0) return { state: 'OK', values };
  if (missing === 'missing') return { state: 'INSUFFICIENT_DATA', values };
  return { state: missing === 'notBreaching' && silent > 0 ? 'OK' : state, values };
}
