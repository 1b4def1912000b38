import { systemName } from '../../../config/system-names.ts';
import type { LiveStats } from '../api/live-stats.ts';
import { formatCount, formatMinutes, formatShare } from '../format.ts';

export interface SystemsTableProps {
  readonly systems: NonNullable<LiveStats['sources']>['systems'];
}

const columns = ['Boards', 'p50 age', 'p95 age', 'Failing'];

export function SystemsTable({ systems }: SystemsTableProps) {
  return (
    <table className="w-full max-w-176 border-collapse text-small tabular-nums">
      <caption className="sr-only">Boards by applicant-tracking system</caption>
      <thead>
        <tr className="border-b border-line text-muted *:py-2 *:font-normal">
          <th scope="col" className="text-left">
            System
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="pl-4 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {systems.map(({ ats, count, failing, medianAgeMinutes, p95AgeMinutes }) => (
          <tr key={ats} className="border-b border-line *:py-1.5">
            <th scope="row" className="text-left font-normal">
              {systemName(ats)}
            </th>
            <td className="text-right">{formatCount(count)}</td>
            <td className="text-right">{formatMinutes(medianAgeMinutes)}</td>
            <td className="text-right">{formatMinutes(p95AgeMinutes)}</td>
            <td className="text-right">{formatShare(failing, count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
