import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AlertHistory, findNewAlerts, prependNewAlerts, updateAlerts } from './alert-history.ts';
import { isOnItsWay } from './alert-text.ts';
import { type AlertPage, listAlerts, readAlertsVersion } from './api/alerts.ts';

const POLL_INTERVAL_MS = 15_000;

export const alertsKey = (email: string): QueryKey => ['alerts', email];

/** The key of the first page, which is polled. */
export const newestKey = (email: string): QueryKey => [...alertsKey(email), 'newest'];

/** Returns the first page, loaded again only if it has changed or has an alert that may have been sent by now. */
async function refreshPage(
  email: string,
  page: AlertPage | undefined,
  signal: AbortSignal,
): Promise<AlertPage> {
  const isSettled = page?.items.every((alert) => !isOnItsWay(alert, Date.now()));
  if (page && isSettled && page.version === (await readAlertsVersion(email, signal))) return page;
  return listAlerts(email, null, signal);
}

/** Loads alerts page by page, newest first. Polled alerts are held in `newAlerts` until `showNew` is called. */
export function useAlerts(email: string) {
  const queries = useQueryClient();
  const queryKey = alertsKey(email);
  const history = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => listAlerts(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    // Polling keeps the list fresh. Refetching every page would move what is being read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const hasLoaded = history.data !== undefined;
  const newest = useQuery({
    queryKey: newestKey(email),
    queryFn: ({ signal }) => refreshPage(email, queries.getQueryData<AlertPage>(newestKey(email)), signal),
    enabled: hasLoaded,
    initialData: () => queries.getQueryData<AlertHistory>(queryKey)?.pages[0],
    staleTime: POLL_INTERVAL_MS,
    gcTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
    retry: false,
  });
  const { data: page } = newest;
  const updateHistory = (update: (before: AlertHistory) => AlertHistory) =>
    queries.setQueryData<AlertHistory>(queryKey, (before) => before && update(before));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (page) updateHistory((before) => updateAlerts(before, page));
  }, [page]);
  return {
    history,
    newAlerts: page && history.data ? findNewAlerts(page, history.data) : [],
    /** The last poll failed. */
    hasPollFailed: hasLoaded && newest.isError,
    showNew: () => {
      if (page) updateHistory((before) => prependNewAlerts(before, page));
    },
  };
}
