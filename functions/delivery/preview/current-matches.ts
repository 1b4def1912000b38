import type { PreviewHint } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { localTwoDays } from '../../board/filters.ts';
import type { TitleKeyIndex } from '../../board/index/title-key-index.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { fitOfJobs } from '../../matching/fit-of.ts';
import { type ListingMatch, matchListing } from '../../matching/match-listing.ts';
import { Fault } from '../../platform/fault.ts';
import type { User } from '../../table/user.ts';
import { MatchFilter, matchFilter } from './match-filter.ts';
import { hintFor, newestFirst } from './preview.ts';
import { skim } from './skim.ts';

const PAGE_SIZE = 30;

/** The contract's ListMatchesInput without the e-mail. */
export const MatchesInput = MatchFilter.extend({
  date: z.string().max(100).nullish(),
  timeZone: z.string().max(100).nullish(),
  sort: z.enum(['newest', 'fit']).nullish(),
  nextToken: z.string().max(500).nullish(),
});
export type MatchesInput = z.infer<typeof MatchesInput>;

/** When the first page was read (epoch milliseconds), and the last job on the page before with its score. */
const Token = z.object({
  asOf: z.number(),
  score: z.number().default(0),
  detected: z.number(),
  jobId: z.string(),
});
type Token = z.infer<typeof Token>;

const writeToken = (token: Token): string => Buffer.from(JSON.stringify(token)).toString('base64url');

/** A job on a page, and how many more of its employer the page leaves out after it. */
interface ShownMatch {
  readonly jobId: string;
  readonly moreOfEmployer: number;
}

/** The contract's MatchPage without the cards, reasons and fits. */
export interface CurrentMatches {
  readonly matches: readonly ShownMatch[];
  readonly nextToken: string | null;
  readonly total: number;
  readonly shown: number;
  readonly hint: PreviewHint;
}

/** Reads a token. Throws `Fault('BadInput')` if it is malformed. */
export function readMatchesToken({ nextToken }: Pick<MatchesInput, 'nextToken'>): Token | undefined {
  if (!nextToken) return undefined;
  try {
    return Token.parse(JSON.parse(Buffer.from(nextToken, 'base64url').toString('utf8')));
  } catch (error) {
    throw new Fault('BadInput', 'nextToken: This is not a token. Start again from the first page.', {
      cause: error,
    });
  }
}

type Ranked = Pick<Token, 'score' | 'detected' | 'jobId'>;

const bestFirst = (one: Ranked, other: Ranked): number => other.score - one.score || newestFirst(one, other);

/**
 * Cuts a page from the jobs of the visitor's two days that match a person and aren't excluded, newest or best
 * first, at most three of an employer unless one is chosen. All pages show the listing as of the first one.
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
  const all = matchesOf(person);
  const order = input.sort === 'fit' ? bestFirst : newestFirst;
  const wanted = scoreWanted(all, person, input, new Date(asOf)).sort(order);
  const skimmed = input.employer ? wanted.map((match) => ({ ...match, moreOfEmployer: 0 })) : skim(wanted);
  const rest = token ? skimmed.filter((match) => order(match, token) > 0) : skimmed;
  const page = rest.slice(0, PAGE_SIZE);
  const last = rest.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    matches: page.map(({ jobId, moreOfEmployer }) => ({ jobId, moreOfEmployer })),
    nextToken: last
      ? writeToken({ asOf, score: last.score, detected: last.detected, jobId: last.jobId })
      : null,
    total: all.length,
    shown: wanted.length,
    hint: hintFor(all.length, person, (user) => matchesOf(user).length > 0),
  };
}

/** Returns the matches that pass the filters, with their scores. */
function scoreWanted(all: readonly ListingMatch[], person: User, input: MatchesInput, now: Date) {
  const fitOf = fitOfJobs(person, now);
  const isWanted = matchFilter(person, input, now);
  return all.flatMap((match) => {
    const fit = fitOf(match.job, match.asks);
    return isWanted(match, fit) ? [{ ...match, score: fit.score }] : [];
  });
}
