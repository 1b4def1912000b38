import { queryOptions } from '@tanstack/react-query';
import { currentSession } from '../identity/identity.ts';
import { getAccount } from './api/account.ts';

/** The key of the record of who is signed in. */
export const accountKey = ['user'] as const;

/** The record of who is signed in: kept as long as the page stands. */
export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => getAccount((await currentSession())?.email, signal),
  gcTime: Number.POSITIVE_INFINITY,
});
