import type { LiveStats } from '../api/live-stats.ts';
import { averageName, formatCount, formatHour } from '../format.ts';

export interface HourlyTableProps {
  readonly today: readonly number[];
  readonly average: LiveStats['sevenDayAverage'];
}

export function HourlyTable({ today, average }: HourlyTableProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink">
        Show data table
      </summary>
      <table className="mt-2 w-full max-w-136 border-collapse text-small tabular-nums">
        <caption className="sr-only">Cumulative jobs by hour (UTC)</caption>
        <thead>
          <tr className="border-b border-line text-muted *:py-2 *:font-normal">
            <th scope="col" className="text-left">
              By (UTC)
            </th>
            <th scope="col" className="text-right">
              Today
            </th>
            <th scope="col" className="pl-4 text-right">
              {averageName(average)}
            </th>
          </tr>
        </thead>
        <tbody>
          {average.cumulative.map((usual, hour) => (
            <tr key={formatHour(hour + 1)} className="border-b border-line *:py-1.5">
              <th scope="row" className="text-left font-normal">
                {formatHour(hour + 1)}
              </th>
              <td className="text-right">{todayText(today, hour)}</td>
              <td className="text-right text-muted">{formatCount(usual)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The current hour is marked 'so far'; later hours are empty. */
function todayText(today: readonly number[], hour: number) {
  const jobs = today[hour];
  if (jobs === undefined) return <span className="text-muted">–</span>;
  return hour === today.length - 1 && hour < 23 ? `${formatCount(jobs)} so far` : formatCount(jobs);
}
