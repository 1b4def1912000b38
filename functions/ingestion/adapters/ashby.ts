import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import type { Adapter } from './adapter.ts';
import { Address, placesOf } from './ashby-places.ts';
import {
  amount,
  eachOnce,
  LONGEST_DESCRIPTION,
  line,
  pastTime,
  postingId,
  postingTitle,
  statedWorkplace,
  webPage,
} from './lenient.ts';
import { readingOf } from './reading-of.ts';

/** A salary in whole units; equity, bonuses and commissions are components of other types, and no pay here. */
const Salary = z
  .object({
    compensationType: z.literal('Salary'),
    minValue: amount,
    maxValue: amount,
    currencyCode: line,
    interval: line,
  })
  .refine(({ minValue, maxValue }) => minValue !== null || maxValue !== null)
  .transform(({ minValue: min, maxValue: max, currencyCode: currency, interval }) => {
    const [, period = ''] = /^1 (hour|day|week|month|year)$/i.exec(interval) ?? [];
    // '2 WEEK' is neither by the week nor by the month: the vendor's word stands beside the amounts.
    const every = period || /^none$/i.test(interval) ? '' : interval.toLowerCase();
    return { min, max, currency, period: period.toLowerCase(), every };
  });

const Tier = z.object({ title: line, components: lenientArray(Salary, 20) });

const Compensation = z
  .object({ compensationTiers: lenientArray(Tier, 50), summaryComponents: lenientArray(Salary, 20) })
  .transform(({ compensationTiers, summaryComponents }): StatedPay[] => {
    const tiers = compensationTiers.filter(({ components }) => components.length > 0);
    const stated = tiers.length > 0 ? tiers : [{ title: '', components: summaryComponents }];
    return stated.flatMap(({ title, components }) =>
      components.map(({ every, ...pay }) => ({ label: eachOnce([title, every]).join(', '), ...pay })),
    );
  })
  .catch([]);

const html = truncatedString(LONGEST_DESCRIPTION);

/** A posting as https://developers.ashbyhq.com/docs/public-job-posting-api gives it, and `id`, which it does not. */
const AshbyJob = z.object({
  id: postingId,
  title: postingTitle,
  jobUrl: webPage,
  location: line,
  address: Address,
  secondaryLocations: lenientArray(z.object({ location: line, address: Address }), 100),
  department: line,
  team: line,
  employmentType: line,
  workplaceType: statedWorkplace,
  isRemote: z.boolean().catch(false),
  descriptionHtml: html,
  descriptionPlain: html,
  shouldDisplayCompensationOnJobPostings: z.boolean().catch(true),
  compensation: Compensation,
  publishedAt: pastTime,
});

const Answer = z.object({ jobs: z.array(z.unknown()) });

const Unlisted = z.object({ isListed: z.literal(false) });

/** Ashby: one answer holds the whole board. A job that is not listed is not on it. */
export const ashby: Adapter = {
  origin: { url: 'https://api.ashbyhq.com', variable: 'ASHBY_URL' },
  // Ten seconds and more an answer: as many lanes as its boards need to be read within 25 minutes, 2.4 requests a second.
  lanes: 24,
  seconds: 10,
  slug: /^\w[\w .-]{0,99}$/,
  path: (slug) => `/posting-api/job-board/${encodeURIComponent(slug)}?includeCompensation=true`,
  read(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success) throw new Error('The answer is not an Ashby board: it has no list of jobs.');
    const listed = answer.data.jobs.filter((job) => !Unlisted.safeParse(job).success);
    return readingOf(listed, AshbyJob, (job) => posting(slug, job));
  },
};

/** The answer does not name the employer: the board's name stands for it. */
function posting(board: string, job: z.infer<typeof AshbyJob>): Posting {
  // Boards carry isRemote beside workplaceType 'Hybrid'; false says no more than that nothing was chosen.
  const workplace = job.workplaceType ?? (job.isRemote ? 'remote' : undefined);
  return {
    ats: 'ashby',
    board,
    id: job.id,
    title: job.title,
    company: board,
    url: job.jobUrl,
    html: job.descriptionHtml || job.descriptionPlain,
    ...placesOf([job, ...job.secondaryLocations]),
    ...(workplace ? { workplace } : {}),
    ...(job.employmentType.trim() ? { employmentType: job.employmentType.trim() } : {}),
    departments: eachOnce([job.department, job.team]),
    pay: job.shouldDisplayCompensationOnJobPostings ? job.compensation : [],
    ...(job.publishedAt ? { publishedAt: job.publishedAt } : {}),
  };
}
