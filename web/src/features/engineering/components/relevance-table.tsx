import type { LiveStats } from '../api/live-stats.ts';
import { formatCount, formatShare } from '../format.ts';

export interface RelevanceTableProps {
  readonly weeks: LiveStats['relevance'];
}

/** How many alerts people called irrelevant, by week, the current one first. */
export function RelevanceTable({ weeks }: RelevanceTableProps) {
  return (
    <table className="w-full max-w-176 border-collapse text-small tabular-nums">
      <caption className="sr-only">Alerts called irrelevant, by week</caption>
      <thead>
        <tr className="border-b border-line text-muted *:py-2 *:font-normal">
          <th scope="col" className="text-left">
            Week of
          </th>
          {['Alerts', 'Called irrelevant', 'Share'].map((column) => (
            <th key={column} scope="col" className="pl-4 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ monday, alerts, notRelevant }) => (
          <tr key={monday} className="border-b border-line *:py-1.5">
            <th scope="row" className="text-left font-normal">
              {monday}
            </th>
            <td className="text-right">{formatCount(alerts)}</td>
            <td className="text-right">{formatCount(notRelevant)}</td>
            <td className="text-right">{formatShare(notRelevant, alerts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
