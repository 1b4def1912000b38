import type { LiveStats } from './api/live-stats.ts';

/** A point of the chart: hours since the day began (0 to 24) and jobs until then. */
export type Point = readonly [hours: number, jobs: number];

/** What the chart draws: two lines, and the scale that both fit into. */
export interface ChartShape {
  readonly today: readonly Point[];
  readonly average: readonly Point[];
  /** Where the scale has its lines, from 0 to its top. */
  readonly ticks: readonly number[];
  readonly top: number;
}

const START: Point = [0, 0];

/** The hours of the UTC day that had passed at an instant (ISO 8601), with their fraction. */
export const hoursSinceMidnight = (at: string): number => {
  const time = new Date(at);
  return time.getUTCHours() + time.getUTCMinutes() / 60;
};

/** The line through what had come by the end of each hour; the last hour ends `until`, in hours of the day. */
export const toLine = (cumulative: readonly number[], until = cumulative.length): Point[] => [
  START,
  ...cumulative.map((jobs, hour): Point => [Math.min(hour + 1, Math.max(hour, until)), jobs]),
];

/** What a line has at an hour, between its points in proportion; what it ended with after its end. */
export function valueAt(line: readonly Point[], hours: number): number {
  const next = line.findIndex(([at]) => at >= hours);
  const [toHours, toJobs] = line[next] ?? line.at(-1) ?? START;
  const [fromHours, fromJobs] = line[next - 1] ?? START;
  if (next <= 0 || toHours === fromHours) return toJobs;
  return fromJobs + ((toJobs - fromJobs) * (hours - fromHours)) / (toHours - fromHours);
}

/** Both lines with their scale. `until`: how many hours of today have passed. */
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

/** Four or five round numbers from 0 on, the last at or above `most`. */
function ticksTo(most: number): number[] {
  const rough = most / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** A line as the outline of a drawing 24 wide and 100 high. */
export const toPath = (line: readonly Point[], top: number): string =>
  line.map(([hours, jobs], index) => `${index === 0 ? 'M' : 'L'}${hours} ${toY(jobs, top)}`).join('');

/** How far from the drawing's upper edge jobs stand, of 100. */
export const toY = (jobs: number, top: number): number => Math.round(10_000 * (1 - jobs / top)) / 100;

/** The chart of some numbers, and how many hours of today had passed when they were counted. */
export interface Chart {
  readonly shape: ChartShape;
  readonly until: number;
  /** Today's jobs added up, hour by hour, as far as they were counted. */
  readonly counted: readonly number[];
}

/** Draws what is known: today ends where it was last counted, and where nothing was, the average stands alone. */
export function buildChart({ today, sevenDayAverage, asOf }: LiveStats): Chart {
  if (!today || typeof asOf !== 'string')
    return { shape: buildChartShape([], sevenDayAverage.cumulative, 24), until: 24, counted: [] };
  const until = asOf.startsWith(today.date) ? hoursSinceMidnight(asOf) : 0;
  const counted = today.cumulative.slice(0, Math.floor(until) + 1);
  return { shape: buildChartShape(counted, sevenDayAverage.cumulative, until), until, counted };
}
