import type { LiveStats } from './api/live-stats.ts';

/** Hours since midnight UTC (0 to 24), and jobs up to then. */
export type Point = readonly [hours: number, jobs: number];

export interface ChartShape {
  readonly today: readonly Point[];
  readonly average: readonly Point[];
  /** From 0 to `top`. */
  readonly ticks: readonly number[];
  readonly top: number;
}

const START: Point = [0, 0];

/** UTC, with fractions. `at` is ISO 8601. */
export const hoursSinceMidnight = (at: string): number => {
  const time = new Date(at);
  return time.getUTCHours() + time.getUTCMinutes() / 60;
};

/** `cumulative` has one total per hour; the current hour ends at `until`. */
export const toLine = (cumulative: readonly number[], until = cumulative.length): Point[] => [
  START,
  ...cumulative.map((jobs, hour): Point => [Math.min(hour + 1, Math.max(hour, until)), jobs]),
];

/** Interpolates linearly; constant after the line's end. On the hour, it includes what the new hour has counted. */
export function valueAt(line: readonly Point[], hours: number): number {
  const [fromHours, fromJobs] = line.findLast(([at]) => at <= hours) ?? START;
  const [toHours, toJobs] = line.find(([at]) => at > hours) ?? [fromHours, fromJobs];
  if (toHours === fromHours) return fromJobs;
  return fromJobs + ((toJobs - fromJobs) * (hours - fromHours)) / (toHours - fromHours);
}

/** `until` is the number of hours of today that have passed. */
export function buildChartShape(
  today: readonly number[],
  average: readonly number[],
  until: number,
): ChartShape {
  const ticks = ticksTo(Math.max(4, ...today, ...average));
  return {
    today: today.length === 0 ? [] : toLine(today, until),
    average: toLine(average),
    ticks,
    top: ticks.at(-1) ?? 1,
  };
}

/** Returns four or five round numbers, the last of them at or above `most`. */
function ticksTo(most: number): number[] {
  const rough = most / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** An SVG path in a box 24 wide and 100 high. */
export const toPath = (line: readonly Point[], top: number): string =>
  line.map(([hours, jobs], index) => `${index === 0 ? 'M' : 'L'}${hours} ${toY(jobs, top)}`).join('');

/** Distance from the top, in percent. */
export const toY = (jobs: number, top: number): number => Math.round(10_000 * (1 - jobs / top)) / 100;

export interface Chart {
  readonly shape: ChartShape;
  readonly until: number;
  /** Cumulative jobs by hour, as far as they have been counted. */
  readonly counted: readonly number[];
}

/** Ends today's line at the last count. Before the first count, only the average is drawn. */
export function buildChart({ today, sevenDayAverage, asOf }: LiveStats): Chart {
  if (!today || typeof asOf !== 'string')
    return { shape: buildChartShape([], sevenDayAverage.cumulative, 24), until: 24, counted: [] };
  const until = asOf.startsWith(today.date) ? hoursSinceMidnight(asOf) : 0;
  const counted = today.cumulative.slice(0, Math.floor(until) + 1);
  return { shape: buildChartShape(counted, sevenDayAverage.cumulative, until), until, counted };
}
