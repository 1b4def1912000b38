import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { statedPeriod } from '../../postings/pay-periods.ts';
import type { Posting, StatedPay, StructuredPlace } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  amount,
  line,
  MAX_DESCRIPTION,
  pastTime,
  postingId,
  postingTitle,
  statedWorkplace,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { englishCountryName } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const Postal = z.object({ addressLocality: line, addressRegion: line, addressCountry: line }).transform(
  (postal): StructuredPlace => ({
    city: postal.addressLocality.trim(),
    state: postal.addressRegion.trim(),
    country: englishCountryName(postal.addressCountry.trim(), postal.addressCountry.trim()),
  }),
);

/** Live responses wrap the documented address in `postalAddress`. An empty address becomes undefined. */
const Address = z
  .union([z.object({ postalAddress: Postal }).transform(({ postalAddress }) => postalAddress), Postal])
  .optional()
  .catch(undefined)
  .transform((place) => (place && `${place.city}${place.state}${place.country}` !== '' ? place : undefined));

/** Amounts are whole units. Components of other types (equity, bonus, commission) are not pay. */
const Salary = z
  .object({
    compensationType: z.literal('Salary'),
    minValue: amount,
    maxValue: amount,
    currencyCode: line,
    interval: line,
  })
  .refine(({ minValue, maxValue }) => minValue !== null || maxValue !== null)
  .transform(({ minValue: min, maxValue: max, currencyCode: currency, interval }) => ({
    min,
    max,
    currency,
    period: statedPeriod(interval),
  }));

const Tier = z.object({ title: line, components: lenientArray(Salary, 20) });

const Compensation = z
  .object({ compensationTiers: lenientArray(Tier, 50), summaryComponents: lenientArray(Salary, 20) })
  .transform(({ compensationTiers, summaryComponents }): StatedPay[] => {
    const tiers = compensationTiers.filter(({ components }) => components.length > 0);
    const stated = tiers.length > 0 ? tiers : [{ title: '', components: summaryComponents }];
    return stated.flatMap(({ title: label, components }) => components.map((pay) => ({ label, ...pay })));
  })
  .catch([]);

const html = truncatedString(MAX_DESCRIPTION);

/** As documented at https://developers.ashbyhq.com/docs/public-job-posting-api, plus the undocumented `id`. */
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

/** One response holds the whole board, including unlisted jobs, which are skipped. */
export const ashby: Adapter = {
  origin: { url: 'https://api.ashbyhq.com', variable: 'ASHBY_URL' },
  // Responses take 10 s or more, so reading all boards within 25 minutes needs 24 lanes (2.4 rps).
  lanes: 24,
  secondsPerReading: 10,
  slug: /^\w[\w .-]{0,99}$/,
  firstPage: (slug) => ({
    path: `/posting-api/job-board/${encodeURIComponent(slug)}?includeCompensation=true`,
  }),
  parse(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success) throw new AnswerError('The answer is not an Ashby board: it has no list of jobs.');
    const listed = answer.data.jobs.filter((job) => !Unlisted.safeParse(job).success);
    return parsePostings(listed, AshbyJob, (job) => posting(slug, job));
  },
};

/** The response does not name the employer, so `company` is the slug. */
function posting(board: string, job: z.infer<typeof AshbyJob>): Posting {
  // `isRemote` is also true for hybrid jobs, and false may mean that nothing was chosen.
  const workplace = job.workplaceType ?? (job.isRemote ? 'remote' : undefined);
  return {
    ats: 'ashby',
    board,
    id: job.id,
    title: job.title,
    company: board,
    url: job.jobUrl,
    html: job.descriptionHtml || job.descriptionPlain,
    ...ashbyPlaces([job, ...job.secondaryLocations]),
    ...withoutEmpty({ workplace }),
    ...(job.employmentType.trim() ? { employmentType: job.employmentType.trim() } : {}),
    departments: uniqueLines([job.department, job.team]),
    pay: job.shouldDisplayCompensationOnJobPostings ? job.compensation : [],
    ...withoutEmpty({ publishedAt: job.publishedAt }),
  };
}

/**
 * Drops a text that only repeats the city of its address, because it could be parsed as a larger city of that name: an
 * address in Dublin, California has the text 'Dublin'.
 */
function ashbyPlaces(
  stated: readonly { location: string; address?: StructuredPlace | undefined }[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const structured = stated.flatMap(({ address }) => (address ? [address] : []));
  const texts = stated.filter(
    ({ location, address }) =>
      !address?.country || location.trim().toLowerCase() !== address.city.toLowerCase(),
  );
  const locations = uniqueLines(texts.map(({ location }) => location));
  return structured.length > 0 ? { locations, structuredPlaces: structured } : { locations };
}
