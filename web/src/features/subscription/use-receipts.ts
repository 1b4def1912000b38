import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { listReceipts } from './api/subscription.ts';

export const receiptsKey = (email: string): QueryKey => ['receipts', email];

export function useReceipts(email: string) {
  return useInfiniteQuery({
    queryKey: receiptsKey(email),
    queryFn: ({ pageParam, signal }) => listReceipts(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}
