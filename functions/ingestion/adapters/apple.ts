import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import {
  exactPastTime,
  flag,
  line,
  MAX_DESCRIPTION,
  objectOf,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { appleDetail } from './apple-detail.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';

/** Rows move between pages while these are read. */
const TOLERANCE = 0.02;

const NOT_A_BOARD = 'The answer is not a page of Apple jobs: it has no search results.';

const decodePage = jsonDecoder(
  z.object({
    res: z.object({
      totalRecords: z.number().optional().catch(undefined),
      searchResults: z.array(z.unknown()),
    }),
  }),
  NOT_A_BOARD,
  ({ res: { totalRecords, searchResults } }): CountedPage => ({
    total: totalRecords ?? null,
    jobs: searchResults,
  }),
);

const Place = z.object({ name: line, city: line, stateProvince: line, countryName: line });

const AppleJob = z.object({
  reqId: postingId,
  postingTitle,
  jobSummary: truncatedString(MAX_DESCRIPTION),
  team: objectOf({ teamName: line }),
  postDateInGMT: exactPastTime,
  homeOffice: flag,
  locations: lenientArray(Place, 100),
});

const WithReqId = z.object({ reqId: postingId });

const idOf = (raw: unknown): string => WithReqId.safeParse(raw).data?.reqId ?? '';

/** The service answers 436 without `filters`, and nothing without `format`. A page has 20 rows. */
const pageAt = (page: number): PageRequest => ({
  path: '/api/v1/search',
  json: {
    query: '',
    filters: {},
    page,
    locale: 'en-us',
    sort: 'newest',
    format: { longDate: 'MMMM D, YYYY', mediumDate: 'MMM D, YYYY' },
  },
  decode: decodePage,
});

/**
 * The undocumented service behind the search page of jobs.apple.com. A position has one row per place, with a number of
 * its own: '200663414-3956'.
 */
export const apple: Adapter = {
  origin: { url: 'https://jobs.apple.com', variable: 'APPLE_URL' },
  lanes: 1,
  secondsPerReading: 2,
  pauseMs: 500,
  obeysRobots: true,
  slug: /^apple$/,
  newestFirst: true,
  ...countedBoard({
    pageAt: (_, __, number) => pageAt(number + 1),
    notABoard: NOT_A_BOARD,
    schema: AppleJob,
    toPosting: posting,
    idOf,
    tolerance: TOLERANCE,
  }),
  detail: appleDetail,
};

function posting(slug: string, raw: z.infer<typeof AppleJob>): Posting {
  return {
    ats: 'apple',
    board: slug,
    id: raw.reqId,
    title: raw.postingTitle,
    company: 'Apple',
    url: `https://jobs.apple.com/en-us/details/${encodeURIComponent(raw.reqId)}`,
    html: raw.jobSummary,
    ...placesFromAddresses(
      raw.locations.map(({ name, city, stateProvince, countryName }) =>
        city
          ? { city, state: stateProvince, country: countryName }
          : { city: '', state: '', country: '', name },
      ),
    ),
    departments: uniqueLines([raw.team.teamName]),
    pay: [],
    ...(raw.homeOffice ? { workplace: 'remote' } : {}),
    ...withoutEmpty({ publishedAt: raw.postDateInGMT }),
  };
}
