import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { listReceipts } from './api/subscription.ts';

/** The key of a person's receipts as far as they have been read. */
export const receiptsKey = (email: string): QueryKey => ['receipts', email];

/** A person's receipts, newest first, page by page. */
export function useReceipts(email: string) {
  return useInfiniteQuery({
    queryKey: receiptsKey(email),
    queryFn: ({ pageParam, signal }) => listReceipts(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}
