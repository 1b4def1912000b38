import { escapeText } from 'entities';
import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import type { Adapter } from './adapter.ts';
import { placesIn } from './country-of-place.ts';
import {
  amount,
  eachOnce,
  LONGEST_DESCRIPTION,
  line,
  pastEpoch,
  postingId,
  postingTitle,
  statedWorkplace,
  webPage,
} from './lenient.ts';
import { readingOf } from './reading-of.ts';

const html = truncatedString(LONGEST_DESCRIPTION);

/** Whole units for an interval of an open set of words; one that is paid once has no period and is no pay here. */
const SalaryRange = z
  .object({ min: amount, max: amount, currency: line, interval: line })
  .refine(({ min, max, interval }) => (min !== null || max !== null) && interval !== 'one-time')
  .transform(({ min, max, currency, interval }): StatedPay => {
    const [, period = ''] = /^per-(hour|day|week|month|year)\b/.exec(interval) ?? [];
    // 'bi-week-salary' is neither by the week nor by the month: the vendor's word stands beside the amounts.
    return { label: period ? '' : interval.replaceAll('-', ' '), min, max, currency, period };
  });

const NoCategories = { location: '', allLocations: [], commitment: '', department: '', team: '' };

/** A posting as https://github.com/lever/postings-api gives it, and `createdAt`, which it does not. */
const LeverPosting = z.object({
  id: postingId,
  text: postingTitle,
  hostedUrl: webPage,
  categories: z
    .object({
      location: line,
      allLocations: lenientArray(line, 100),
      commitment: line,
      department: line,
      team: line,
    })
    .catch(NoCategories),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/i)
    .toUpperCase()
    .catch(''),
  workplaceType: statedWorkplace,
  description: html,
  lists: lenientArray(z.object({ text: line, content: html }), 50),
  additional: html,
  salaryDescription: html,
  salaryRange: SalaryRange.optional().catch(undefined),
  createdAt: pastEpoch,
});
type LeverPosting = z.infer<typeof LeverPosting>;

const Answer = z.array(z.unknown());

const lever = (ats: string, origin: Adapter['origin']): Adapter => ({
  origin,
  // Its robots.txt asks for a second between two requests.
  lanes: 2,
  slug: /^\w[\w.-]{0,99}$/,
  path: (slug) => `/v0/postings/${encodeURIComponent(slug)}?mode=json`,
  read(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success) throw new Error('The answer is not a Lever board: it is no list of postings.');
    return readingOf(answer.data, LeverPosting, (raw) => posting(ats, slug, raw));
  },
});

/** Lever: one answer holds the whole board when no limit is asked for. */
export const leverUs = lever('lever', { url: 'https://api.lever.co', variable: 'LEVER_URL' });

/** Lever's European service: the same API for other boards. */
export const leverEu = lever('lever-eu', { url: 'https://api.eu.lever.co', variable: 'LEVER_EU_URL' });

/**
 * The answer does not name the employer: the board's slug stands for it. `createdAt` is the only date there is, and
 * given as that of publication: it is the employer's own, and at worst too early, where a posting lay prepared; what
 * is new is told by when we saw it first, never by this.
 */
function posting(ats: string, board: string, raw: LeverPosting): Posting {
  const { location, allLocations, commitment, department, team } = raw.categories;
  return {
    ats,
    board,
    id: raw.id,
    title: raw.text,
    company: board,
    url: raw.hostedUrl,
    html: description(raw),
    ...placesIn(raw.country, eachOnce([location, ...allLocations])),
    ...(raw.workplaceType ? { workplace: raw.workplaceType } : {}),
    ...(commitment.trim() ? { employmentType: commitment.trim() } : {}),
    departments: eachOnce([department, team]),
    pay: raw.salaryRange ? [raw.salaryRange] : [],
    ...(raw.createdAt ? { publishedAt: raw.createdAt } : {}),
  };
}

/** The text, its lists (what is asked of applicants stands there and not in the text), and what closes it. */
function description({ description, lists, additional, salaryDescription }: LeverPosting): string {
  const sections = lists.map(({ text, content }) => `<h3>${escapeText(text)}</h3><ul>${content}</ul>`);
  return [description, ...sections, additional, salaryDescription].join('').slice(0, LONGEST_DESCRIPTION);
}
