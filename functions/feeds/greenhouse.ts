import { decodeHTML } from 'entities';
import * as z from 'zod';
import type { Posting, StatedPay } from '../jobs/posting.ts';
import type { Adapter } from './adapter.ts';

const text = z.string().catch('');

/** Pay in cents without an interval; several ranges are zones and stay apart. */
const PayRange = z
  .object({
    min_cents: z.number().nullish(),
    max_cents: z.number().nullish(),
    currency_type: text,
    title: text,
  })
  .transform(
    (range): StatedPay => ({
      label: range.title.trim(),
      min: range.min_cents == null ? null : range.min_cents / 100,
      max: range.max_cents == null ? null : range.max_cents / 100,
      currency: range.currency_type,
      period: '',
    }),
  );

/** ISO 8601 with an offset becomes UTC; what is no date, or lies in the future, is left out. */
const date = z
  .string()
  .transform((value) => Date.parse(value))
  .refine((time) => Number.isFinite(time) && time <= Date.now() + 86_400_000)
  .transform((time) => new Date(time).toISOString())
  .optional()
  .catch(undefined);

/** A posting as https://developers.greenhouse.io/job-board.html gives it, and `first_published`, which it does not. */
const GreenhouseJob = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
  title: z.string(),
  absolute_url: z.url({ protocol: /^https?$/ }),
  company_name: text,
  location: z.object({ name: text }).nullish().catch(null),
  offices: z.array(z.object({ name: text, location: text })).catch([]),
  departments: z.array(z.object({ name: text })).catch([]),
  // The description's HTML is escaped as text, so the transport's entities are decoded once here.
  content: text.transform((escaped) => decodeHTML(escaped)),
  first_published: date,
  updated_at: date,
  language: text,
  pay_input_ranges: z.array(PayRange).catch([]),
});

/** Names that say how the work is done and not where. */
const WORK_MODEL = /^(hybrid|in[- ]office|on[- ]?site|distributed|flexible)$/i;

const Answer = z.object({ jobs: z.array(z.unknown()) });

/** Greenhouse: one answer holds the whole board, without paging. */
export const greenhouse: Adapter = {
  origin: { url: 'https://boards-api.greenhouse.io', variable: 'GREENHOUSE_URL' },
  path: (slug) => `/v1/boards/${encodeURIComponent(slug)}/jobs?content=true&pay_transparency=true`,
  read(slug, body) {
    const answer = Answer.safeParse(body);
    if (!answer.success) throw new Error('The answer is not a Greenhouse board: it has no list of jobs.');
    const postings: Posting[] = [];
    const unreadable: { id: string; why: string }[] = [];
    for (const raw of answer.data.jobs) {
      const job = GreenhouseJob.safeParse(raw);
      if (job.success) postings.push(posting(slug, job.data));
      else unreadable.push({ id: idOf(raw), why: z.prettifyError(job.error).split('\n').join('; ') });
    }
    return { postings, unreadable };
  },
};

const idOf = (raw: unknown): string =>
  z
    .object({ id: z.union([z.number(), z.string()]) })
    .safeParse(raw)
    .data?.id.toString() ?? 'without an id';

function posting(slug: string, job: z.infer<typeof GreenhouseJob>): Posting {
  const named = job.location?.name.trim() ?? '';
  const offices = job.offices.map((office) => office.location || office.name).filter((place) => place !== '');
  return {
    ats: 'greenhouse',
    board: slug,
    id: job.id,
    title: job.title,
    company: job.company_name.trim() || slug,
    url: job.absolute_url,
    html: job.content,
    locations: WORK_MODEL.test(named) ? [named, ...offices] : [named].filter((place) => place !== ''),
    departments: job.departments.map((department) => department.name).filter((name) => name !== ''),
    pay: job.pay_input_ranges,
    ...(job.first_published ? { publishedAt: job.first_published } : {}),
    ...(job.updated_at ? { editedAt: job.updated_at } : {}),
    ...(job.language ? { language: job.language } : {}),
  };
}
