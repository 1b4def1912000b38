/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();
beforeEach(() => client.mount());
afterEach(() => client.unmount());

/** Starts a query that is always stale, and returns a function that counts its requests. */
function watchStaleQuery(name: string, options: { refetchOnWindowFocus?: true } = {}): () => number {
  let requests = 0;
  const queryFn = async () => (requests += 1);
  new QueryObserver(client, { queryKey: [name], queryFn, staleTime: 0, ...options }).subscribe(
    () => undefined,
  );
  return () => requests;
}

const settle = () =>
  Promise.all(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.promise),
  );

test('API-05 focus does not refetch a stale query, unless the query asks for it', async () => {
  const account = watchStaleQuery('getUser');
  const stats = watchStaleQuery('liveStats', { refetchOnWindowFocus: true });
  await settle();
  window.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([account(), stats()]).toEqual([1, 2]);
});
