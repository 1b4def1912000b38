import { mayPass, toFailure } from '../../../service/failure.ts';

const SECOND = 1_000;

/** How the answers of /about-us are kept. */
export const aboutQuery = {
  staleTime: 300 * SECOND,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/**
 * In how many milliseconds to ask again, or false for never: what failed comes by itself once the service is back,
 * and what there was none of once there is some.
 */
export function askAgain(error: unknown, isEmpty: boolean): number | false {
  if (error !== null) return mayPass(toFailure(error)) ? 15 * SECOND : false;
  return isEmpty ? 60 * SECOND : false;
}
