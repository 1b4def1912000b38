import type { ReactNode } from 'react';
import { countText } from '../../../components/count-text.ts';
import type { LiveStats } from '../api/live-stats.ts';
import { type Chart, valueAt } from '../chart.ts';
import { agesText, averageName, formatCount, formatSeconds, latencyText } from '../format.ts';

export interface FiguresProps {
  /** Undefined while loading. */
  readonly stats: LiveStats | undefined;
  readonly chart: Chart | undefined;
}

export function Figures({ stats, chart }: FiguresProps) {
  const { sources, latency, today } = stats ?? {};
  return (
    <dl className="grid gap-y-8 sm:grid-cols-3 sm:gap-x-10 wide:gap-x-14">
      <Figure
        name="Jobs today"
        value={stats && (today ? formatCount(today.jobs) : '–')}
        text={stats && chart && jobsText(stats, chart)}
      />
      <Figure
        name="Boards watched"
        value={stats && (sources ? formatCount(sources.count) : '–')}
        text={stats && (sources ? agesText(sources) : 'Available in a few minutes.')}
      />
      <Figure
        name="Detection to alert"
        value={latency && measureOf(latency.medianSeconds)}
        text={latency && latencyText(latency)}
      />
    </dl>
  );
}

const measureOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : formatSeconds(value);

/** Sample data is never compared with live data. */
function jobsText({ today, sevenDayAverage }: LiveStats, { shape, until }: Chart): string {
  if (!today) return 'Available in a few minutes.';
  if (sevenDayAverage.sample) return 'Since midnight UTC. Averages appear after one full day.';
  const usual = Math.round(valueAt(shape.average, until));
  return `Since midnight UTC. ${averageName(sevenDayAverage)} by now: ${countText(usual, 'job')}.`;
}

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly text: ReactNode;
}

function Figure({ name, value, text }: FigureProps) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-small font-semibold text-muted">{name}</dt>
      <dd className="flex h-13 items-center font-head text-display leading-none font-semibold tracking-[-0.04em] tabular-nums">
        {value ?? <span aria-hidden="true" className="shimmer h-8 w-24 rounded-sm bg-line" />}
      </dd>
      <dd className="min-h-15 max-w-[34ch] text-small text-muted tabular-nums sm:min-h-20">
        {text ?? <span aria-hidden="true" className="shimmer mt-1 block h-3 w-40 rounded-sm bg-line" />}
      </dd>
    </div>
  );
}
