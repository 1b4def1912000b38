import type { ListMatchesInput } from '@daybreak/contract/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { ListForYouDocument, type ListForYouQuery } from './list-matches.generated.ts';

export type MatchPage = ListForYouQuery['listMatches'];

/** In which order matches are listed, and which of them. */
export type MatchView = Pick<ListMatchesInput, 'sort' | 'title' | 'isRemote' | 'isGoodFit' | 'employer'>;

/** The jobs of the visitor's two days that match the person's profile, newest or best first. Throws a `Failure`. */
export function useMatches(email: string, { date, timeZone }: VisitorClock, view: MatchView) {
  return useInfiniteQuery({
    // Begins like the preview's key, so that a saved change of the profile reloads both.
    queryKey: ['preview', email, 'matches', date, timeZone, view],
    queryFn: async ({ pageParam: nextToken, signal }) => {
      const input = { email, date, timeZone, ...view, nextToken };
      return (await callService(ListForYouDocument, { input }, signal)).listMatches;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}
