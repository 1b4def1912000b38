import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listSources } from './api/sources.ts';

/** The boards we read in a state, worst first; empty for every state. */
export function useSources(state: string) {
  return useInfiniteQuery({
    queryKey: ['staff', 'sources', state],
    queryFn: ({ pageParam, signal }) => listSources(state, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
