import { type PointerEvent, useState } from 'react';
import type { LiveStats } from '../api/live-stats.ts';
import { type Chart, type ChartShape, toPath, toY, valueAt } from '../chart.ts';
import { averageName, formatCount, formatHour } from '../format.ts';

export interface HoursChartProps extends Pick<Chart, 'shape' | 'until'> {
  readonly average: LiveStats['sevenDayAverage'];
}

const HOURS = [0, 6, 12, 18, 24];

export function HoursChart({ shape, average, until }: HoursChartProps) {
  const [pointed, setPointed] = useState<number>();
  const at = pointed ?? until;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(Math.min(24, Math.max(0, Math.round(((event.clientX - left) / width) * 24))));
  };
  return (
    <div className="grid gap-5">
      <Legend shape={shape} average={average} at={at} until={until} />
      <div className="pb-7 pl-12">
        <div
          role="img"
          aria-label={describeChart(shape, average, until)}
          className="relative h-64 touch-pan-y sm:h-80"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Scale shape={shape} />
          <Lines shape={shape} isSample={average.sample} />
          <Marker shape={shape} at={at} isPointed={pointed !== undefined} until={until} />
        </div>
      </div>
    </div>
  );
}

/** The chart's text alternative. */
export function describeChart(
  shape: ChartShape,
  average: LiveStats['sevenDayAverage'],
  until: number,
): string {
  const usual = `${averageName(average)}: ${formatCount(valueAt(shape.average, until))} jobs by ${formatHour(until)} UTC, ${formatCount(valueAt(shape.average, 24))} by the end of the day.`;
  if (shape.today.length === 0) return `Line chart of jobs by hour. ${usual}`;
  return `Line chart of jobs by hour. Today: ${formatCount(valueAt(shape.today, until))} jobs by ${formatHour(until)} UTC. ${usual}`;
}

function Legend({ shape, average, at, until }: HoursChartProps & { readonly at: number }) {
  const isKnown = at <= until && shape.today.length > 0;
  return (
    <div className="flex min-h-11 flex-wrap content-center items-center gap-x-6 gap-y-1 text-small tabular-nums sm:min-h-5">
      <p className="min-w-24 text-muted">By {formatHour(at)} UTC</p>
      <p className="flex items-center gap-2">
        <svg viewBox="0 0 20 4" className="h-1 w-5" aria-hidden="true">
          <path d="M0 2H20" className="stroke-dawn" strokeWidth="3" />
        </svg>
        Today <b className="font-semibold">{isKnown ? formatCount(valueAt(shape.today, at)) : '–'}</b>
      </p>
      <p className="flex items-center gap-2">
        <svg viewBox="0 0 20 4" className="h-1 w-5" aria-hidden="true">
          <path
            d="M0 2H20"
            className="stroke-muted"
            strokeWidth="2"
            strokeDasharray={dashArray(average.sample)}
          />
        </svg>
        {averageName(average)} <b className="font-semibold">{formatCount(valueAt(shape.average, at))}</b>
      </p>
    </div>
  );
}

const dashArray = (isSample: boolean): string => (isSample ? '1.5 4' : '6 3.5');

function Scale({ shape: { ticks, top } }: Pick<HoursChartProps, 'shape'>) {
  return (
    <>
      {ticks.map((tick) => (
        <div
          key={tick}
          className="absolute inset-x-0 border-t border-line"
          style={{ top: `${toY(tick, top)}%` }}
        >
          <span className="absolute right-full -translate-y-1/2 pr-3 text-small text-muted tabular-nums">
            {formatCount(tick)}
          </span>
        </div>
      ))}
      {HOURS.map((hour) => (
        <span
          key={hour}
          className="absolute top-full -translate-x-1/2 pt-2 text-small text-muted tabular-nums first-of-type:translate-x-0 last-of-type:-translate-x-full"
          style={{ left: `${(hour / 24) * 100}%` }}
        >
          {formatHour(hour)}
        </span>
      ))}
    </>
  );
}

function Lines({ shape, isSample }: Pick<HoursChartProps, 'shape'> & { readonly isSample: boolean }) {
  const { today, average, top } = shape;
  const [last = 0] = today.at(-1) ?? [];
  return (
    <svg
      viewBox="0 0 24 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinejoin="round"
    >
      {today.length > 0 && (
        <path d={`${toPath(today, top)}L${last} 100Z`} className="fill-dawn" fillOpacity="0.09" />
      )}
      <path
        d={toPath(average, top)}
        vectorEffect="non-scaling-stroke"
        className="stroke-muted"
        strokeWidth="2"
        strokeLinecap={isSample ? 'round' : 'butt'}
        strokeDasharray={dashArray(isSample)}
      />
      {today.length > 0 && (
        <path
          d={toPath(today, top)}
          vectorEffect="non-scaling-stroke"
          className="stroke-dawn"
          strokeWidth="2.75"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

function Marker({
  shape: { today, top },
  at,
  isPointed,
  until,
}: Pick<HoursChartProps, 'shape' | 'until'> & { readonly at: number; readonly isPointed: boolean }) {
  const left = `${(at / 24) * 100}%`;
  return (
    <>
      {isPointed && <div className="absolute inset-y-0 w-px bg-faint" style={{ left }} />}
      {at <= until && today.length > 0 && (
        <div
          className="absolute size-2.5 -translate-1/2 rounded-full bg-dawn shadow-[0_0_0_4px_var(--paper),0_0_14px_4px_var(--dawn)]"
          style={{ left, top: `${toY(valueAt(today, at), top)}%` }}
        />
      )}
    </>
  );
}
