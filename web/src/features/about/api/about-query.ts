import { mayPass, toFailure } from '../../../service/failure.ts';

const SECOND = 1_000;

/** How the answers of /about-us are kept and asked for again: what failed comes by itself once the service is back. */
export const aboutQuery = {
  staleTime: 300 * SECOND,
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchInterval: ({ state }: { readonly state: { readonly error: unknown } }) =>
    state.error !== null && mayPass(toFailure(state.error)) ? 15 * SECOND : false,
} as const;
