import { useInfiniteQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { ListForYouDocument, type ListForYouQuery } from './list-matches.generated.ts';

export type MatchPage = ListForYouQuery['listMatches'];

/** The jobs of the visitor's two days that match the person's profile, newest first. Throws a `Failure`. */
export function useMatches(email: string, { date, timeZone }: VisitorClock) {
  return useInfiniteQuery({
    // Begins like the preview's key, so that a saved change of the profile reloads both.
    queryKey: ['preview', email, 'matches', date, timeZone],
    queryFn: async ({ pageParam: nextToken, signal }) => {
      const input = { email, date, timeZone, nextToken };
      return (await callService(ListForYouDocument, { input }, signal)).listMatches;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}
