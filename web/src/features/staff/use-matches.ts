import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminMatch, listMatches, type MatchFilters } from './api/matches.ts';

const KEY = ['staff', 'matches'];

/** Refetches on every visit; a match that moved between two pages is listed once. */
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
  return { query, matches: [...new Map(items.map((match) => [matchKey(match), match])).values()] };
}

export const matchKey = ({ id, jobId }: Pick<AdminMatch, 'id' | 'jobId'>): string => `${id} ${jobId}`;

export function useRefreshStaff(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['staff'] });
}
