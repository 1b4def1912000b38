import { QueryClient } from '@tanstack/react-query';
import { mayPass, toFailure } from '../service/failure.ts';

const MINUTE = 60_000;

/** The site's cache of answers: fresh for a minute, asked again twice where that may help, and after being offline. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && mayPass(toFailure(error)),
      },
    },
  });
}
