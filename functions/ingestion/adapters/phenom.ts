import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import {
  exactPastTime,
  line,
  MAX_DESCRIPTION,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import { workplaceFromWords } from '../parsing/workplace-words.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';
import { hostSlug, splitSlug } from './host-slug.ts';

const PAGE_SIZE = 100;

const MAX_OFFSET = 10_000;

/** The count includes a few jobs that no page has. */
const TOLERANCE = 0.02;

const NOT_A_BOARD = 'The answer is not a Phenom board: it has no list of jobs.';

const decodePage = jsonDecoder(
  z.object({
    refineSearch: z.object({
      totalHits: z.number().optional().catch(undefined),
      data: z.object({ jobs: z.array(z.unknown()) }),
    }),
  }),
  NOT_A_BOARD,
  ({ refineSearch: { totalHits, data } }): CountedPage => ({ total: totalHits ?? null, jobs: data.jobs }),
);

const PhenomJob = z.object({
  jobId: postingId,
  title: postingTitle,
  city: line,
  state: line,
  country: line,
  location: line,
  cityStateCountry: line,
  multi_location: lenientArray(line, 100),
  category: line,
  department: line,
  type: line,
  remoteType: line,
  workplaceType: line,
  descriptionTeaser: truncatedString(MAX_DESCRIPTION),
  postedDate: exactPastTime,
});
type PhenomJob = z.infer<typeof PhenomJob>;

const WithJobId = z.object({ jobId: postingId });

const idOf = (raw: unknown): string => WithJobId.safeParse(raw).data?.jobId ?? '';

/** The country and language of the site, as in its paths: 'us' and 'en'. */
function siteOf(slug: string): { readonly country: string; readonly language: string } {
  const [country = 'us', language = 'en'] = splitSlug(slug)
    .rest.split('~')
    .filter((part) => part !== '');
  return { country, language };
}

/** The fields of all requests to the site's only service. */
function widgetBody(slug: string, pageName: string, ddoKey: string): Record<string, unknown> {
  const { country, language } = siteOf(slug);
  return {
    ddoKey,
    pageName,
    country,
    lang: `${language}_${country}`,
    deviceType: 'desktop',
    siteType: 'external',
  };
}

const pageAt = (slug: string, from: number): PageRequest => ({
  path: '/widgets',
  json: {
    ...widgetBody(slug, 'search-results', 'refineSearch'),
    jobs: true,
    counts: true,
    from,
    size: PAGE_SIZE,
    sort: { order: 'desc', field: 'postedDate' },
    sortBy: '',
    subsearch: '',
    keywords: '',
    global: true,
    all_fields: ['category', 'country', 'state', 'city', 'type'],
    selected_fields: {},
    locationData: {},
    clearAll: false,
    jdsource: 'facets',
    isSliderEnable: false,
    pageId: 'page1',
  },
  decode: decodePage,
});

const Detail = z.object({
  jobId: postingId,
  description: truncatedString(MAX_DESCRIPTION),
  postedDate: line,
});

/** Adds the description, and the day of publication, at noon, if the list has no time. */
const detail: NonNullable<Adapter['detail']> = {
  request: (slug, { id }) => ({
    path: '/widgets',
    json: { ...widgetBody(slug, 'job-details', 'jobDetail'), jobId: id },
    decode: jsonDecoder(
      z.object({ jobDetail: z.object({ data: z.object({ job: z.looseObject({}) }) }) }),
      'The answer is not an open Phenom job.',
      ({ jobDetail }) => jobDetail.data.job,
    ),
  }),
  addDetail(posting, body) {
    const { data } = Detail.safeParse(body);
    if (data?.jobId !== posting.id) throw new AnswerError(`The answer is not the Phenom job ${posting.id}.`);
    const publishedAt = posting.publishedAt ?? publicationTime(data.postedDate);
    return { ...posting, html: data.description || posting.html, ...withoutEmpty({ publishedAt }) };
  },
};

/**
 * A career site by Phenom on the employer's own host, which usually fronts another system. Its service is not
 * documented, and some sites refuse it without a token of the page. Slugs are a host, and the site's country
 * and language unless they are 'us' and 'en': 'careers.acme.com~global~en'.
 */
export const phenom: Adapter = {
  origin: { url: 'https://{host}', variable: 'PHENOM_URL' },
  lanes: 4,
  secondsPerReading: 1,
  obeysRobots: true,
  slug: hostSlug('(?:~[a-z]{2,10}~[a-z]{2})?'),
  newestFirst: true,
  ...countedBoard({
    pageAt,
    endOffset: MAX_OFFSET,
    notABoard: NOT_A_BOARD,
    schema: PhenomJob,
    toPosting: posting,
    idOf,
    tolerance: TOLERANCE,
  }),
  detail,
};

/** A job in several languages has one id. The site redirects a language such as 'en_us' to its start page. */
function posting(slug: string, raw: PhenomJob): Posting {
  const { country, language } = siteOf(slug);
  const workplace = workplaceFromWords(raw.remoteType || raw.workplaceType);
  return {
    ats: 'phenom',
    board: slug,
    id: raw.jobId,
    title: raw.title,
    company: slug,
    url: `https://${splitSlug(slug).host}/${country}/${language}/job/${encodeURIComponent(raw.jobId)}`,
    html: raw.descriptionTeaser,
    ...places(raw),
    departments: uniqueLines([raw.category, raw.department]),
    pay: [],
    ...withoutEmpty({ workplace, employmentType: raw.type, publishedAt: raw.postedDate }),
  };
}

function places(raw: PhenomJob): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const posted = uniqueLines([raw.cityStateCountry || raw.location, ...raw.multi_location]);
  if (posted.length > 0) return { locations: posted };
  return placesFromAddresses([{ city: raw.city, state: raw.state, country: raw.country }]);
}
