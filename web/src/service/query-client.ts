import { QueryClient } from '@tanstack/react-query';
import { mayPass, toFailure } from './failure.ts';

const MINUTE = 60_000;

/** The site's cache of answers: fresh for a minute, asked again twice where that may help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        // What is being read does not change under the reader's eyes; only what never came is fetched again.
        refetchOnReconnect: (query) => query.state.data === undefined,
        retry: (failures, error) => failures < 2 && mayPass(toFailure(error)),
      },
    },
  });
}
