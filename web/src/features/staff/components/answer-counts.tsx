import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../components/load-error.tsx';
import { type AnswerCount, listAnswerCounts } from '../api/answer-counts.ts';
import { Spinner } from './spinner.tsx';

/** Which saved titles, and which settings that people lack, led to irrelevant alerts. */
export function AnswerCounts() {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'answers'],
    queryFn: ({ signal }) => listAnswerCounts(signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (error)
    return <LoadError heading="Couldn't load feedback" error={error} onTryAgain={() => void refetch()} />;
  if (data === undefined) return <Spinner label="Loading feedback" />;
  if (data.length === 0)
    return (
      <p role="status" className="py-4 text-muted">
        Nobody has called an alert irrelevant in the last four weeks.
      </p>
    );
  const of = (kind: AnswerCount['kind']) => data.filter((count) => count.kind === kind);
  return (
    <div className="grid gap-10 pt-5 wide:grid-cols-2">
      <CountTable caption="Saved titles" counts={of('title')} columns={['Irrelevant alerts']} />
      <CountTable
        caption="Settings"
        counts={of('setting')}
        columns={['Would have prevented', 'Taken over']}
      />
    </div>
  );
}

interface CountTableProps {
  readonly caption: string;
  readonly counts: readonly AnswerCount[];
  readonly columns: readonly string[];
}

const format = new Intl.NumberFormat('en-US');

function CountTable({ caption, counts, columns }: CountTableProps) {
  return (
    <table className="w-full self-start text-small tabular-nums">
      <caption className="pb-2 text-left font-semibold">{caption}, last four weeks</caption>
      <thead>
        <tr className="border-b border-line text-muted *:py-2 *:font-normal">
          <th scope="col" className="text-left">
            Name
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="pl-4 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map(({ name, notRelevant, taken }) => (
          <tr key={name} className="border-b border-line *:py-1.5">
            <th scope="row" className="text-left font-normal wrap-anywhere">
              {name}
            </th>
            {[notRelevant, taken].slice(0, columns.length).map((count, index) => (
              <td key={columns[index]} className="pl-4 text-right">
                {format.format(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
