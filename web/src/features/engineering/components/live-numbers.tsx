import type { Role } from '@daybreak/contract/types.ts';
import { AccentButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useNow } from '../../../components/use-now.ts';
import { isTransient, toFailure } from '../../../service/failure.ts';
import { fetchLiveStats, type LiveStats, useLiveStats } from '../api/live-stats.ts';
import { buildChart, hoursSinceMidnight } from '../chart.ts';
import { formatCount, formatHour } from '../format.ts';
import { Figures } from './figures.tsx';
import { HourlyTable } from './hourly-table.tsx';
import { HoursChart } from './hours-chart.tsx';
import { RelevanceTable, type RelevanceTableProps } from './relevance-table.tsx';
import { SystemsTable, type SystemsTableProps } from './systems-table.tsx';

export interface LiveNumbersProps {
  readonly fetchStats?: typeof fetchLiveStats;
}

export function LiveNumbers({ fetchStats = fetchLiveStats }: LiveNumbersProps) {
  const { data, error, refetch } = useLiveStats(fetchStats);
  if (data === undefined && error !== null) {
    const failure = toFailure(error);
    return (
      <div className="min-h-160 border-t border-line">
        <Notice
          role="alert"
          heading="Couldn't load live stats"
          action={<AccentButton onClick={() => void refetch()}>Try again</AccentButton>}
        >
          {failure.message}
          {isTransient(failure) && ' Retrying automatically.'}
        </Notice>
      </div>
    );
  }
  const chart = data && buildChart(data);
  return (
    <>
      <section aria-label="Right now" className="border-t border-line py-10">
        <Figures stats={data} chart={chart} />
      </section>
      <section aria-labelledby="by-the-hour" className="grid gap-5 border-t border-line py-10 sm:py-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2
            id="by-the-hour"
            className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]"
          >
            Today vs. the seven-day average
          </h2>
          <p className="min-h-5 text-small text-muted tabular-nums">
            {data && <Freshness stats={data} error={error} />}
          </p>
        </div>
        {data && chart ? (
          <>
            <HoursChart {...chart} average={data.sevenDayAverage} />
            <Notes stats={data} />
            <HourlyTable today={chart.counted} average={data.sevenDayAverage} />
          </>
        ) : (
          <ChartSkeleton />
        )}
      </section>
      <section aria-labelledby="by-system" className="grid gap-5 border-t border-line py-10 sm:py-14">
        <h2 id="by-system" className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]">
          Boards by system
        </h2>
        <div className="min-h-96 overflow-x-auto">
          {data && <Systems systems={data.sources?.systems ?? []} />}
        </div>
      </section>
      <section aria-labelledby="relevance" className="grid gap-5 border-t border-line py-10 sm:py-14">
        <h2 id="relevance" className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]">
          Alerts called irrelevant
        </h2>
        <div className="min-h-40 overflow-x-auto">{data && <Relevance weeks={data.relevance} />}</div>
      </section>
    </>
  );
}

const Systems = ({ systems }: SystemsTableProps) =>
  systems.length === 0 ? (
    <p className="text-muted">Available in a few minutes.</p>
  ) : (
    <SystemsTable systems={systems} />
  );

const Relevance = ({ weeks }: RelevanceTableProps) =>
  weeks.length === 0 ? (
    <p className="text-muted">Available after the first alert.</p>
  ) : (
    <RelevanceTable weeks={weeks} />
  );

/** A count runs every two minutes. */
const STALE_AFTER_MS = 10 * 60_000;

function Freshness({ stats: { asOf }, error }: { readonly stats: LiveStats; readonly error: Error | null }) {
  const now = useNow();
  if (typeof asOf !== 'string') return 'No data yet';
  const isStale = now - Date.parse(asOf) > STALE_AFTER_MS;
  const time = `${isStale ? `${asOf.slice(0, 10)}, ` : ''}${formatHour(hoursSinceMidnight(asOf))} UTC`;
  if (error !== null)
    return (
      <span role="status">
        Showing data from {time}. {toFailure(error).message}
      </span>
    );
  return isStale ? `Delayed. Showing data from ${time}` : `Updated at ${time}`;
}

function Notes({ stats: { today, sevenDayAverage } }: { readonly stats: LiveStats }) {
  return (
    <div className="grid gap-2 text-small text-muted tabular-nums">
      {sevenDayAverage.sample && (
        <p className="max-w-[68ch] text-ink">
          <b className="font-semibold">The dotted line is sample data.</b> Real averages replace it after one
          full day. Today's line is live data.
        </p>
      )}
      {today && today.jobs > 0 && (
        <div className="overflow-hidden">
          <ul aria-label="Today by role" className="dotted">
            {today.roles
              .filter(({ jobs }) => jobs > 0)
              .map(({ role, jobs }) => (
                <li key={role}>
                  {formatCount(jobs)} in {roleName(role)}
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ChartSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading live stats
      </p>
      <div aria-hidden="true" className="grid gap-5">
        <div className="flex h-11 items-center sm:h-5">
          <span className="shimmer h-4 w-72 max-w-full rounded-sm bg-line" />
        </div>
        <div className="pb-7 pl-12">
          <div className="grid h-64 content-between sm:h-80">
            {[0, 1, 2, 3, 4].map((line) => (
              <div key={line} className="border-t border-line" />
            ))}
          </div>
        </div>
        <div className="h-26" />
      </div>
    </div>
  );
}

const roleNames = {
  En: 'engineering',
  Pr: 'product',
  De: 'design',
  Ma: 'marketing and sales',
  Op: 'operations and legal',
} as const satisfies Record<Role, string>;

export const roleName = (code: Role): string => roleNames[code];
