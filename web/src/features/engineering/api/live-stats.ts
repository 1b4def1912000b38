import { useQuery } from '@tanstack/react-query';
import { mayPass, toFailure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { withTimeout } from '../../../service/with-timeout.ts';
import { LiveStatsDocument, type LiveStatsQuery } from './live-stats.generated.ts';

/** The numbers that the page shows. */
export type SeenStats = LiveStatsQuery['liveStats'];

const SECOND = 1_000;

/** Returns the current numbers. Throws a `Failure`, also after 20 seconds without an answer. */
export async function fetchLiveStats(signal: AbortSignal): Promise<SeenStats> {
  return (await withTimeout(signal, (either) => callService(LiveStatsDocument, {}, either))).liveStats;
}

/** The numbers, asked for anew each minute while the page is seen, and sooner after a failure that may pass. */
export function useLiveStats(ask: typeof fetchLiveStats) {
  return useQuery({
    queryKey: ['live stats'],
    queryFn: ({ signal }) => ask(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.error === null) return 60 * SECOND;
      return mayPass(toFailure(state.error)) && 15 * SECOND;
    },
  });
}
