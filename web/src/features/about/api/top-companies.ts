import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { withTimeout } from '../../../service/with-timeout.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { ListTopCompaniesDocument, type ListTopCompaniesQuery } from './jobs.generated.ts';
import { aboutQueryOptions, refetchInterval } from './query-options.ts';

export type TopCompanies = ListTopCompaniesQuery['listJobsByFilters'];

/**
 * Returns the employers with the most full-time engineering jobs of the visitor's two days: the board as it
 * opens, so that both show the same counts. Throws a `Failure`.
 */
async function fetchTopCompanies(
  { date, timeZone }: VisitorClock,
  signal: AbortSignal,
): Promise<TopCompanies> {
  const input = { date, timeZone, fRole: 'En', jobType: 'Fu' } as const;
  const call = (either: AbortSignal) => callService(ListTopCompaniesDocument, { input }, either);
  return (await withTimeout(signal, call)).listJobsByFilters;
}

export function useTopCompanies(clock: VisitorClock) {
  return useQuery({
    ...aboutQueryOptions,
    queryKey: ['about', 'companies', clock.date, clock.timeZone],
    queryFn: ({ signal }) => fetchTopCompanies(clock, signal),
    refetchInterval: ({ state }) => refetchInterval(state.error, state.data?.topCompanies.length === 0),
  });
}
