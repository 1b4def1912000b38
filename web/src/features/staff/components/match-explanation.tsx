import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { toFailure } from '../../../service/failure.ts';
import { explainMatch, type MatchKey } from '../api/matches.ts';
import { Spinner } from './spinner.tsx';

export interface MatchExplanationProps {
  readonly pair: MatchKey;
}

export function MatchExplanation({ pair }: MatchExplanationProps) {
  const { data, error, isPending } = useQuery({
    queryKey: ['staff', 'why', pair],
    queryFn: ({ signal }) => explainMatch(pair, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (isPending) return <Spinner label="Checking the rules" />;
  if (data === undefined)
    return (
      <p role="alert" className="text-alarm">
        {toFailure(error).message}
      </p>
    );
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {data.verdict}
      </p>
      <ul className="grid gap-1">
        {data.checks.map(({ rule, holds, words }) => {
          const Mark = holds ? Check : X;
          return (
            <li key={rule} className="flex gap-2">
              <Mark
                className={`mt-1 size-4 shrink-0 ${holds ? 'text-leaf' : 'text-alarm'}`}
                aria-label={holds ? 'Passes' : 'Fails'}
              />
              <span className="w-24 shrink-0 text-muted first-letter:uppercase">{rule}</span>
              <span className="min-w-0 wrap-anywhere">{words}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
