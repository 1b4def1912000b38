import { decodeHTML } from 'entities';
import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { line, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { splitPlaceFromTitle } from '../parsing/place-in-title.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';
import { hostSlug, splitSlug } from './host-slug.ts';

/** The service ignores other sizes. */
const PAGE_SIZE = 10;

const MAX_OFFSET = 3_000;

const NOT_A_BOARD = 'The answer is not a SuccessFactors search: it has no list of jobs.';

/** Each job is wrapped in a `response`. */
const decodePage = jsonDecoder(
  z.object({
    totalJobs: z.number().optional().catch(undefined),
    jobSearchResult: z.array(z.unknown()),
  }),
  NOT_A_BOARD,
  ({ totalJobs, jobSearchResult }): CountedPage => ({
    total: totalJobs ?? null,
    jobs: jobSearchResult.map((result) => Result.safeParse(result).data?.response ?? result),
  }),
);

const Result = z.object({ response: z.unknown() });

const Job = z.object({
  id: postingId,
  unifiedStandardTitle: postingTitle,
  unifiedUrlTitle: line,
  jobLocationShort: lenientArray(line, 100),
});

const WithId = z.object({ id: postingId });

const idOf = (raw: unknown): string => WithId.safeParse(raw).data?.id ?? '';

const pageAt = (slug: string, offset: number): PageRequest => ({
  path: '/services/recruiting/v1/jobs',
  json: {
    keywords: '',
    location: '',
    locale: splitSlug(slug).rest,
    pageNumber: Math.floor(offset / PAGE_SIZE),
    sortBy: 'recent',
  },
  decode: decodePage,
});

/** Adds what the job's page marks up as a JobPosting. */
const detail: NonNullable<Adapter['detail']> = {
  request: (_, { url }) => ({ path: new URL(url).pathname, decode: decodeJobPostings }),
  addDetail(posting, body) {
    const { posting: facts, isClosed } = jobPostingOn(body);
    if (isClosed) throw new AnswerError(`The answer says that the posting ${posting.id} is closed.`);
    const { title: _, company: __, locations, structuredPlaces, ...added } = facts;
    const places =
      posting.locations.length > 0 || !locations ? {} : { locations, ...withoutEmpty({ structuredPlaces }) };
    return { ...posting, ...added, ...places };
  },
};

/**
 * The search of newer SuccessFactors career sites, which is not documented: 'jobs.acme.com~en_US', one board
 * per locale. Sites that answer 401 have a feed instead; see `successfactors`. Replicas order jobs
 * differently, and dates are days in the format of the locale.
 */
export const successfactorsJobs: Adapter = {
  origin: { url: 'https://{host}', variable: 'SUCCESSFACTORS_JOBS_URL' },
  lanes: 4,
  secondsPerReading: 1,
  pauseMs: 250,
  obeysRobots: true,
  slug: hostSlug('~[a-z]{2}_[A-Z]{2}'),
  newestFirst: true,
  ...countedBoard({
    pageAt: (slug, _, number) => pageAt(slug, number * PAGE_SIZE),
    endOffset: MAX_OFFSET,
    notABoard: NOT_A_BOARD,
    schema: Job,
    toPosting: posting,
    idOf,
  }),
  detail,
};

function posting(slug: string, raw: z.infer<typeof Job>): Posting {
  const { host, rest: locale } = splitSlug(slug);
  const { title, place } = splitPlaceFromTitle(raw.unifiedStandardTitle);
  const locations = uniqueLines(raw.jobLocationShort.map((text) => text.replace(/<[^>]*>/g, ' ')));
  return {
    ats: 'successfactors-jobs',
    board: slug,
    id: raw.id,
    title,
    company: slug,
    url: `https://${host}/job/${pathSegment(raw.unifiedUrlTitle)}/${encodeURIComponent(raw.id)}-${locale}`,
    html: '',
    locations: locations.length > 0 ? locations : uniqueLines([place]),
    departments: [],
    pay: [],
  };
}

/** The title in the URL has HTML entities and, in part, URL escapes. */
function pathSegment(urlTitle: string): string {
  const text = decodeHTML(urlTitle).toWellFormed();
  return encodeURIComponent(text).replaceAll(/%25(?=[0-9A-F]{2})/gi, '%') || 'job';
}
