import { useInfiniteQuery } from '@tanstack/react-query';
import { listApplications } from './api/applications.ts';
import { applicationsKey } from './keys.ts';

/** A person's applications, newest first, page by page. */
export function useApplications(email: string) {
  return useInfiniteQuery({
    queryKey: applicationsKey(email),
    queryFn: ({ pageParam, signal }) => listApplications(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}
