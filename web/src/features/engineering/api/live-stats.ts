import { useQuery } from '@tanstack/react-query';
import { isTransient, toFailure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { withTimeout } from '../../../service/with-timeout.ts';
import { LiveStatsDocument, type LiveStatsQuery } from './live-stats.generated.ts';

export type LiveStats = LiveStatsQuery['liveStats'];

const SECOND = 1_000;

/** Returns the current numbers. Throws a `Failure`, also after 20 seconds without an answer. */
export async function fetchLiveStats(signal: AbortSignal): Promise<LiveStats> {
  return (await withTimeout(signal, (either) => callService(LiveStatsDocument, {}, either))).liveStats;
}

/** Refetches every minute while the page is visible, and every 15 seconds after a transient failure. */
export function useLiveStats(fetchStats: typeof fetchLiveStats) {
  return useQuery({
    queryKey: ['live stats'],
    queryFn: ({ signal }) => fetchStats(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.error === null) return 60 * SECOND;
      return isTransient(toFailure(state.error)) && 15 * SECOND;
    },
  });
}
