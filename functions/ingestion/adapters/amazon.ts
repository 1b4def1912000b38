import { decodeHTML } from 'entities';
import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedWorkplace } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import {
  flag,
  line,
  MAX_DESCRIPTION,
  objectOf,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { htmlFromPlainText } from '../parsing/plain-description.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import type { Adapter } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';

const PAGE_SIZE = 100;

/** The service fails at this offset. */
const MAX_OFFSET = 10_000;

/** The count includes a few jobs that no page has. */
const TOLERANCE = 0.02;

const NOT_A_BOARD = 'The answer is not a page of Amazon jobs: it has no list of jobs.';

const decodePage = jsonDecoder(
  z.object({ hits: z.number().optional().catch(undefined), jobs: z.array(z.unknown()) }),
  NOT_A_BOARD,
  ({ hits, jobs }): CountedPage => ({ total: hits ?? null, jobs }),
);

const Place = objectOf({
  normalizedLocation: line,
  normalizedCityName: line,
  normalizedStateName: line,
  normalizedCountryName: line,
  type: line,
});

/** Places are JSON inside of JSON. */
const PlaceText = z
  .string()
  .transform((text, context): unknown => {
    const place = parseJson(text);
    if (place !== undefined) return place;
    context.addIssue('The place is not JSON.');
    return z.NEVER;
  })
  .pipe(Place);

const html = truncatedString(MAX_DESCRIPTION);

const RawJob = z.looseObject({ id_icims: z.unknown().optional(), job_path: z.string().catch('') });

/** The id is in the job's path too. */
const withId = (raw: unknown): unknown => {
  const { data } = RawJob.safeParse(raw);
  return data ? { ...data, id: data.id_icims ?? /\/jobs\/(\d+)/.exec(data.job_path)?.[1] } : raw;
};

const AmazonJob = z.preprocess(
  withId,
  z.object({
    id: postingId,
    title: postingTitle,
    normalized_location: line,
    location: line,
    locations: lenientArray(PlaceText, 100),
    job_category: line,
    job_family: line,
    job_schedule_type: line,
    is_intern: flag,
    description: html,
    basic_qualifications: html,
    preferred_qualifications: html,
  }),
);
type AmazonJob = z.infer<typeof AmazonJob>;

const JobId = z.preprocess(withId, z.object({ id: postingId }));

const idOf = (raw: unknown): string => JobId.safeParse(raw).data?.id ?? '';

const pageAt = (offset: number) => ({
  path: `/en/search.json?result_limit=${PAGE_SIZE}&offset=${offset}&sort=recent`,
  decode: decodePage,
});

/**
 * The undocumented service behind the search page of amazon.jobs. Dates are days, or relative. Only the newest 10,000
 * jobs can be read; if there are more, none is closed.
 */
export const amazon: Adapter = {
  origin: { url: 'https://www.amazon.jobs', variable: 'AMAZON_URL' },
  lanes: 1,
  secondsPerReading: 2,
  pauseMs: 500,
  obeysRobots: true,
  slug: /^amazon$/,
  newestFirst: true,
  ...countedBoard({
    pageAt: (_, offset) => pageAt(offset),
    endOffset: MAX_OFFSET - PAGE_SIZE + 1,
    notABoard: NOT_A_BOARD,
    schema: AmazonJob,
    toPosting: posting,
    idOf,
    tolerance: TOLERANCE,
  }),
};

/** `company_name` is one of many legal entities: 'Amazon Development Center U.S., Inc.'. */
function posting(slug: string, raw: AmazonJob): Posting {
  const workplace = workplaceIn(raw.locations.map(({ type }) => type));
  const employmentType = raw.is_intern ? 'intern' : raw.job_schedule_type;
  return {
    ats: 'amazon',
    board: slug,
    id: raw.id,
    title: raw.title,
    company: 'Amazon',
    url: `https://www.amazon.jobs/en/jobs/${encodeURIComponent(raw.id)}`,
    html: description(raw),
    ...places(raw),
    departments: uniqueLines([raw.job_category, raw.job_family]),
    pay: [],
    ...withoutEmpty({ workplace, employmentType }),
  };
}

function places(raw: AmazonJob): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const addresses = raw.locations.map((place) => ({
    city: place.normalizedCityName,
    state: place.normalizedStateName,
    country: place.normalizedCountryName,
    name: place.normalizedLocation,
  }));
  const found = placesFromAddresses(addresses);
  return found.locations.length > 0
    ? found
    : { locations: uniqueLines([raw.normalized_location || raw.location]) };
}

/** Remote if one place is, else on-site if all are. */
function workplaceIn(types: readonly string[]): StatedWorkplace | undefined {
  if (types.some((type) => /remote|virtual/i.test(type))) return 'remote';
  if (types.some((type) => /hybrid/i.test(type))) return 'hybrid';
  return types.length > 0 && types.every((type) => /on-?site/i.test(type)) ? 'onsite' : undefined;
}

function description({ description, basic_qualifications, preferred_qualifications }: AmazonJob): string {
  const sections = [
    ['', description],
    ['<h2>Basic qualifications</h2>', basic_qualifications],
    ['<h2>Preferred qualifications</h2>', preferred_qualifications],
  ].filter(([, text = '']) => text.trim() !== '');
  return sections
    .map(([heading = '', text = '']) => heading + formatted(text))
    .join('')
    .slice(0, MAX_DESCRIPTION);
}

/** Most texts are plain, but for line breaks as elements. */
function formatted(text: string): string {
  const isPlain = !/<(?!br\b)[a-z]/i.test(text);
  return isPlain ? htmlFromPlainText(decodeHTML(text.replaceAll(/<br\s*\/?>/gi, '\n'))) : text;
}
