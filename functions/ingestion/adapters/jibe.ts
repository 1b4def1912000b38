import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { brandName } from '../../postings/brand-name.ts';
import type { Posting } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import {
  amount,
  line,
  MAX_DESCRIPTION,
  objectOf,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { type CountedPage, nextOffset, readCountedPages } from './counted-pages.ts';
import { hostSlug, splitSlug } from './host-slug.ts';

/** Larger limits are answered with 422. */
const PAGE_SIZE = 100;

const NOT_A_BOARD = 'The answer is not a Jibe board: it has no list of jobs.';

const Identified = z
  .looseObject({ slug: z.unknown().optional(), req_id: z.unknown().optional(), language: line })
  .transform(({ slug, req_id, language }) => ({
    id: postingId.safeParse(slug || req_id).data ?? '',
    language,
  }));

/**
 * A job in one language. `create_date` and `update_date` are times of import, and `location_type` is 'ANY'
 * for most jobs.
 */
const JibeJob = z
  .looseObject({ slug: z.unknown().optional(), req_id: z.unknown().optional() })
  .transform((job) => ({ ...job, id: job.slug || job.req_id }))
  .pipe(
    z.object({
      id: postingId,
      title: postingTitle,
      description: truncatedString(MAX_DESCRIPTION),
      language: line,
      full_location: line,
      city: line,
      state: line,
      country: line,
      country_code: line,
      employment_type: line,
      department: line,
      categories: lenientArray(objectOf({ name: line }), 20),
      hiring_organization: line,
      posted_date: line,
      salary_currency: line,
      salary_min_value: amount,
      salary_max_value: amount,
      salary_value: amount,
    }),
  );
type JibeJob = z.infer<typeof JibeJob>;

const Answer = z.object({
  jobs: z.array(z.unknown()),
  totalCount: z.number().optional().catch(undefined),
});

const Wrapped = z.object({ data: z.unknown() });

/** Each job is wrapped in `data`, but not by all versions of the service. */
const unwrap = (raw: unknown): unknown => Wrapped.safeParse(raw).data?.data ?? raw;

/** Exported for tests and recordings. */
export const decodeJibe = jsonDecoder(
  Answer,
  NOT_A_BOARD,
  ({ jobs, totalCount }): CountedPage => ({ total: totalCount ?? null, jobs: jobs.map(unwrap) }),
);

const pageAt = (number: number) => ({
  path: `/api/jobs?page=${number}&limit=${PAGE_SIZE}&internal=false`,
  decode: decodeJibe,
});

/** The total counts a job once in each of its languages. */
function keyOf(raw: unknown): string {
  const { id = '', language = '' } = Identified.safeParse(raw).data ?? {};
  return id && `${id} ${language}`;
}

const idOf = (raw: unknown): string => Identified.safeParse(raw).data?.id ?? '';

/**
 * iCIMS Career Sites, formerly Jibe, each on a host of its own. The interface behind them, which is not
 * documented, returns the jobs of all of a client's brands. On some boards, all pages after the 51st are the
 * same.
 */
export const jibe: Adapter = {
  origin: { url: 'https://{host}', variable: 'JIBE_URL' },
  lanes: 4,
  secondsPerReading: 20,
  // As their robots.txt files ask for.
  pauseMs: 5_000,
  obeysRobots: true,
  slug: hostSlug(),
  firstPage: () => pageAt(1),
  nextPage: (_, pages) => (nextOffset(pages, keyOf) === undefined ? undefined : pageAt(pages.length + 1)),
  parse(slug, pages) {
    const { jobs, total } = readCountedPages(pages, NOT_A_BOARD);
    const { postings, unreadable } = parsePostings(jobs, JibeJob, (job) => posting(slug, job), idOf);
    const keys = jobs.map(keyOf);
    const read = new Set(keys.filter((key) => key !== '')).size + keys.filter((key) => key === '').length;
    return {
      postings: preferEnglish(postings),
      unreadable,
      ...(total !== null && read < total
        ? { partial: `The pages hold ${read} jobs and languages and say there are ${total}.` }
        : {}),
    };
  },
};

const isEnglish = ({ language = '' }: Posting): boolean => /^en\b/i.test(language);

/** Keeps each job in its first English text, else in its first one. */
function preferEnglish(postings: readonly Posting[]): Posting[] {
  const byId = new Map<string, Posting>();
  for (const posting of postings) {
    const before = byId.get(posting.id);
    if (!before || (isEnglish(posting) && !isEnglish(before))) byId.set(posting.id, posting);
  }
  return [...byId.values()];
}

function posting(slug: string, job: JibeJob): Posting {
  const publishedAt = publicationTime(job.posted_date);
  const employmentType = job.employment_type.replaceAll('_', ' ').trim();
  return {
    ats: 'jibe',
    board: slug,
    id: job.id,
    title: job.title,
    company: brandName(job.hiring_organization) || slug,
    url: `https://${splitSlug(slug).host}/jobs/${encodeURIComponent(job.id)}`,
    html: job.description,
    ...placesOf(job),
    departments: uniqueLines([job.department, ...job.categories.map(({ name }) => name)]),
    pay: payOf(job),
    ...withoutEmpty({ employmentType, publishedAt, language: job.language }),
  };
}

/** The address fields are those of the first place only. */
function placesOf({ full_location, city, state, country, country_code }: JibeJob) {
  const address = { city, state, country: englishCountryName(country_code, country) };
  const { locations, ...fields } = placesFromAddresses([address]);
  const lines = uniqueLines(full_location.split(';'));
  return { locations: lines.length > 0 ? lines : locations, ...fields };
}

/** A pay of 0 is unstated. */
function payOf(job: JibeJob): Posting['pay'] {
  const min = job.salary_min_value || job.salary_value || null;
  const max = job.salary_max_value || job.salary_value || null;
  return min || max ? [{ label: '', min, max, currency: job.salary_currency, period: '' }] : [];
}
