import { queryOptions } from '@tanstack/react-query';
import { currentSession } from '../identity/identity.ts';
import { getAccount } from './api/account.ts';

export const accountKey = ['user'] as const;

/** Never garbage-collected while the page is open. */
export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => getAccount((await currentSession())?.email, signal),
  gcTime: Number.POSITIVE_INFINITY,
});
