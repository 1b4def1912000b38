import { decodeHTML } from 'entities';
import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  amount,
  line,
  MAX_DESCRIPTION,
  pastTime,
  postingId,
  postingTitle,
  webPage,
} from '../parsing/fields.ts';
import { type Adapter, parsePostings } from './adapter.ts';

/** Pay in cents, without an interval. Several ranges are pay zones. */
const PayRange = z
  .object({ min_cents: amount, max_cents: amount, currency_type: line, title: line })
  .refine((range) => range.min_cents !== null || range.max_cents !== null)
  .transform(
    (range): StatedPay => ({
      label: range.title.trim(),
      min: range.min_cents === null ? null : range.min_cents / 100,
      max: range.max_cents === null ? null : range.max_cents / 100,
      currency: range.currency_type,
      period: '',
    }),
  );

/** As documented at https://developers.greenhouse.io/job-board.html, plus the undocumented `first_published`. */
const GreenhouseJob = z.object({
  id: postingId,
  title: postingTitle,
  absolute_url: webPage,
  company_name: line,
  location: z.object({ name: line }).nullish().catch(null),
  offices: lenientArray(z.object({ name: line, location: line }), 50),
  departments: lenientArray(z.object({ name: line }), 50),
  // The description's HTML is escaped once for transport.
  content: truncatedString(MAX_DESCRIPTION).transform((escaped) => decodeHTML(escaped)),
  first_published: pastTime,
  updated_at: pastTime,
  language: truncatedString(20),
  pay_input_ranges: lenientArray(PayRange, 50),
});

/** Location names that state a work model instead of a place. */
const WORK_MODEL = /^(hybrid|in[- ]office|on[- ]?site|distributed|flexible)$/i;

const Answer = z.object({ jobs: z.array(z.unknown()) });

/** One response holds the whole board. */
export const greenhouse: Adapter = {
  origin: { url: 'https://boards-api.greenhouse.io', variable: 'GREENHOUSE_URL' },
  lanes: 8,
  slug: /^[\w-]{1,100}$/,
  firstPage: (slug) => ({
    path: `/v1/boards/${encodeURIComponent(slug)}/jobs?content=true&pay_transparency=true`,
  }),
  parse(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success)
      throw new AnswerError('The answer is not a Greenhouse board: it has no list of jobs.');
    return parsePostings(answer.data.jobs, GreenhouseJob, (job) => posting(slug, job));
  },
};

function posting(slug: string, job: z.infer<typeof GreenhouseJob>): Posting {
  const location = job.location?.name.trim() ?? '';
  const offices = job.offices.map((office) => office.location || office.name).filter((place) => place !== '');
  return {
    ats: 'greenhouse',
    board: slug,
    id: job.id,
    title: job.title,
    company: job.company_name.trim() || slug,
    url: job.absolute_url,
    html: job.content,
    locations: WORK_MODEL.test(location)
      ? [location, ...offices]
      : [location].filter((place) => place !== ''),
    departments: job.departments.map((department) => department.name).filter((name) => name !== ''),
    pay: job.pay_input_ranges,
    ...withoutEmpty({ publishedAt: job.first_published, editedAt: job.updated_at, language: job.language }),
  };
}
