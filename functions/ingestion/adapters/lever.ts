import { escapeText } from 'entities';
import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { statedPeriod } from '../../postings/pay-periods.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  amount,
  line,
  MAX_DESCRIPTION,
  pastEpoch,
  postingId,
  postingTitle,
  statedWorkplace,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { placesFromText } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const html = truncatedString(MAX_DESCRIPTION);

/** Amounts are whole units. A one-time payment is not pay. */
const SalaryRange = z
  .object({ min: amount, max: amount, currency: line, interval: line })
  .refine(({ min, max, interval }) => (min !== null || max !== null) && interval !== 'one-time')
  .transform(
    ({ interval, ...amounts }): StatedPay => ({
      label: '',
      ...amounts,
      period: statedPeriod(interval),
    }),
  );

const NO_CATEGORIES = { location: '', allLocations: [], commitment: '', department: '', team: '' };

/** As documented at https://github.com/lever/postings-api, plus the undocumented `createdAt`. */
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
    .catch(NO_CATEGORIES),
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
  // Lever's robots.txt asks for a crawl delay of 1 s.
  lanes: 2,
  slug: /^\w[\w.-]{0,99}$/,
  firstPage: (slug) => ({ path: `/v0/postings/${encodeURIComponent(slug)}?mode=json` }),
  parse(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success) throw new AnswerError('The answer is not a Lever board: it is no list of postings.');
    return parsePostings(answer.data, LeverPosting, (raw) => posting(ats, slug, raw));
  },
});

/** One response holds the whole board if the request sets no limit. */
export const leverUs = lever('lever', { url: 'https://api.lever.co', variable: 'LEVER_URL' });

/** The same API, with the boards of European customers. */
export const leverEu = lever('lever-eu', { url: 'https://api.eu.lever.co', variable: 'LEVER_EU_URL' });

/**
 * The response does not name the employer, so `company` is the slug. `createdAt` is the only date; as the date of
 * publication it is too early for a posting that was drafted first, which is harmless, because detection never uses it.
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
    ...placesFromText(raw.country, uniqueLines([location, ...allLocations])),
    ...withoutEmpty({ workplace: raw.workplaceType }),
    ...(commitment.trim() ? { employmentType: commitment.trim() } : {}),
    departments: uniqueLines([department, team]),
    pay: raw.salaryRange ? [raw.salaryRange] : [],
    ...withoutEmpty({ publishedAt: raw.createdAt }),
  };
}

/** The requirements are in `lists`, not in `description`. */
function description({ description, lists, additional, salaryDescription }: LeverPosting): string {
  const sections = lists.map(({ text, content }) => `<h3>${escapeText(text)}</h3><ul>${content}</ul>`);
  return [description, ...sections, additional, salaryDescription].join('').slice(0, MAX_DESCRIPTION);
}
