import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

/** The answers that the pages share. */
export const queryClient = createQueryClient();

/** What stands around a page that asks the service by queries; it comes with the page, not with the first bundle. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
