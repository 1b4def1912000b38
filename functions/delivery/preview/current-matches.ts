import type { PreviewHint } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { localTwoDays } from '../../board/filters.ts';
import type { TitleKeyIndex } from '../../board/index/title-key-index.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { type ListingMatch, matchListing } from '../../matching/match-listing.ts';
import { Fault } from '../../platform/fault.ts';
import type { User } from '../../table/user.ts';
import { hintFor, newestFirst } from './preview.ts';

const PAGE_SIZE = 30;

/** The contract's ListMatchesInput without the e-mail. */
export const MatchesInput = z.object({
  date: z.string().max(100).nullish(),
  timeZone: z.string().max(100).nullish(),
  nextToken: z.string().max(500).nullish(),
});
export type MatchesInput = z.infer<typeof MatchesInput>;

/** When the first page was read (epoch milliseconds), and the last job on the page before. */
const Token = z.object({ asOf: z.number(), detected: z.number(), jobId: z.string() });
type Token = z.infer<typeof Token>;

const writeToken = (token: Token): string => Buffer.from(JSON.stringify(token)).toString('base64url');

/** The contract's MatchPage without the cards and reasons. */
export interface CurrentMatches {
  readonly jobIds: readonly string[];
  readonly nextToken: string | null;
  readonly total: number;
  readonly hint: PreviewHint;
}

/** Reads a token. Throws `Fault('BadInput')` if it is malformed. */
export function readMatchesToken({ nextToken }: MatchesInput): Token | undefined {
  if (!nextToken) return undefined;
  try {
    return Token.parse(JSON.parse(Buffer.from(nextToken, 'base64url').toString('utf8')));
  } catch (error) {
    throw new Fault('BadInput', 'nextToken: This is not a token. Start again from the first page.', {
      cause: error,
    });
  }
}

/**
 * Cuts a page from the jobs of the visitor's two days that match a person and aren't excluded, newest first. All pages show
 * the listing as of the first one.
 */
export function currentMatches(
  listing: LiveListing,
  person: User,
  input: MatchesInput,
  titlesWithKeys: TitleKeyIndex,
): CurrentMatches {
  const token = readMatchesToken(input);
  const asOf = token?.asOf ?? listing.settledAt;
  const { from, to } = localTwoDays(input.date ?? '', input.timeZone || 'UTC', asOf);
  const matchesOf = (user: User): ListingMatch[] =>
    matchListing(listing, user, { after: from - 1, until: asOf }, titlesWithKeys).filter(
      ({ detected }) => detected < to,
    );
  const all = matchesOf(person).sort(newestFirst);
  const rest = token ? all.filter((match) => newestFirst(match, token) > 0) : all;
  const page = rest.slice(0, PAGE_SIZE);
  const last = rest.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    jobIds: page.map(({ jobId }) => jobId),
    nextToken: last ? writeToken({ asOf, detected: last.detected, jobId: last.jobId }) : null,
    total: all.length,
    hint: hintFor(all.length, person, (user) => matchesOf(user).length > 0),
  };
}
