import { employerKey } from '@daybreak/contract/employer-key.ts';
import { type Fit, isGoodFit } from '@daybreak/contract/fit.ts';
import * as z from 'zod';
import type { ListingMatch } from '../../matching/match-listing.ts';
import { titleTest, wantsOf } from '../../matching/match-rule.ts';
import type { User } from '../../table/user.ts';

/** The filters of the contract's ListMatchesInput. */
export const MatchFilter = z.object({
  title: z.string().max(200).nullish(),
  isRemote: z.boolean().nullish(),
  isGoodFit: z.boolean().nullish(),
  employer: z.string().max(200).nullish(),
});
export type MatchFilter = z.infer<typeof MatchFilter>;

/** Returns a test of a person's matches. A title that isn't saved matches nothing. */
export function matchFilter(
  user: User,
  { title, isRemote, isGoodFit: needsGoodFit, employer }: MatchFilter,
  now: Date,
): (match: ListingMatch, fit: Fit) => boolean {
  const wants = wantsOf(user, now);
  const isNamed = title
    ? titleTest({ ...wants, titles: wants.titles.filter(({ text }) => text === title) })
    : () => true;
  const key = employer ? employerKey(employer) : undefined;
  return (match, fit) =>
    isNamed(match.job) &&
    (!isRemote || match.job.isRemote) &&
    (key === undefined || employerKey(match.employer) === key) &&
    (!needsGoodFit || isGoodFit(fit));
}
