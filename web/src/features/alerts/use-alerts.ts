import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AlertHistory, findNewAlerts, prependNewAlerts, updateAlerts } from './alert-history.ts';
import { listAlerts } from './api/alerts.ts';

/** How often the first page is looked at, in milliseconds, while the browser's page is seen. */
const POLL_INTERVAL_MS = 30_000;

/** The key of a person's alerts as far as they have been read. */
export const alertsKey = (email: string): QueryKey => ['alerts', email];

/** A person's alerts, newest first, page by page; those that come meanwhile are counted until they are asked for. */
export function useAlerts(email: string) {
  const queries = useQueryClient();
  const queryKey = alertsKey(email);
  const history = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => listAlerts(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    // The look at the first page keeps it fresh; asked again whole, it would move what is being read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isRead = history.data !== undefined;
  const newest = useQuery({
    queryKey: [...queryKey, 'newest'],
    queryFn: ({ signal }) => listAlerts(email, null, signal),
    enabled: isRead,
    initialData: () => queries.getQueryData<AlertHistory>(queryKey)?.pages[0],
    staleTime: POLL_INTERVAL_MS,
    gcTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
    retry: false,
  });
  const { data: page } = newest;
  const change = (how: (before: AlertHistory) => AlertHistory) =>
    queries.setQueryData<AlertHistory>(queryKey, (before) => before && how(before));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (page) change((before) => updateAlerts(before, page));
  }, [page]);
  return {
    history,
    fresh: page && history.data ? findNewAlerts(page, history.data) : [],
    counts: page ?? history.data?.pages[0],
    /** The last look did not reach the service. */
    isBehind: isRead && newest.isError,
    showNew: () => {
      if (page) change((before) => prependNewAlerts(before, page));
    },
  };
}
