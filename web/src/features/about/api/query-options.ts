import { isTransient, toFailure } from '../../../service/failure.ts';

const SECOND = 1_000;

export const aboutQueryOptions = {
  staleTime: 300 * SECOND,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/**
 * Returns the milliseconds until the next fetch, or false for none: transient failures and empty answers may change.
 */
export function refetchInterval(error: unknown, isEmpty: boolean): number | false {
  if (error !== null) return isTransient(toFailure(error)) ? 15 * SECOND : false;
  return isEmpty ? 60 * SECOND : false;
}
