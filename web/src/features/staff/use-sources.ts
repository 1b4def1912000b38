import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listSources } from './api/sources.ts';

/** Reads the boards in a state, worst first; an empty state means all of them. */
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
