import { QueryClient } from '@tanstack/react-query';
import { isTransient, toFailure } from './failure.ts';

const MINUTE = 60_000;

/** Answers are fresh for a minute; transient failures are retried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        // Content must not change while someone reads it, so only missing data is fetched again.
        refetchOnReconnect: (query) => query.state.data === undefined,
        retry: (failures, error) => failures < 2 && isTransient(toFailure(error)),
      },
    },
  });
}
