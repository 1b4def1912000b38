import type { LiveStats } from './api/live-stats.ts';
import { type ChartShape, chartShape, hoursOf } from './chart-shape.ts';

/** The chart of some numbers, and how many hours of today had passed when they were counted. */
export interface Chart {
  readonly shape: ChartShape;
  readonly until: number;
  /** Today's jobs added up, hour by hour, as far as they were counted. */
  readonly counted: readonly number[];
}

/** Draws what is known: today ends where it was last counted, and where nothing was, the average stands alone. */
export function chartOf({ today, sevenDayAverage, asOf }: LiveStats): Chart {
  if (!today || typeof asOf !== 'string')
    return { shape: chartShape([], sevenDayAverage.cumulative, 24), until: 24, counted: [] };
  const until = asOf.startsWith(today.date) ? hoursOf(asOf) : 0;
  const counted = today.cumulative.slice(0, Math.floor(until) + 1);
  return { shape: chartShape(counted, sevenDayAverage.cumulative, until), until, counted };
}
