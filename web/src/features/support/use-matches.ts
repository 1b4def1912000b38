import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminMatch, listMatches, type MatchFilters } from './api/matches.ts';

const KEY = ['staff', 'matches'];

/** Matches, each once, read from the service whenever they are looked at. */
export function useMatches(filters: MatchFilters) {
  const query = useInfiniteQuery({
    queryKey: [...KEY, filters],
    queryFn: ({ pageParam, signal }) => listMatches(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    staleTime: 0,
    gcTime: 0,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { query, matches: [...new Map(items.map((match) => [keyOf(match), match])).values()] };
}

/** What tells a match from all others. */
export const keyOf = ({ id, jobId }: Pick<AdminMatch, 'id' | 'jobId'>): string => `${id} ${jobId}`;

/** Gives what reads the matches anew, and what was explained of them. */
export function useRefreshStaff(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['staff'] });
}
