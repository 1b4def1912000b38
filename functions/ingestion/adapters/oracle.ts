import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import {
  line,
  MAX_DESCRIPTION,
  postingId,
  postingTitle,
  statedWorkplace,
  uniqueLines,
} from '../parsing/fields.ts';
import { englishCountryName, placesFromAddresses, placesFromText } from '../parsing/posting-places.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';
import { hostSlug, splitSlug } from './host-slug.ts';
import { oracleDetail } from './oracle-detail.ts';

const PAGE_SIZE = 200;

/** The service answers no request beyond this offset. */
const MAX_OFFSET = 10_000;

/** Some pages hold a few postings less than they count. */
const TOLERANCE = 0.02;

const NOT_A_BOARD = 'The answer is not an Oracle board: it has no list of requisitions.';

const Answer = z.object({
  items: z.tuple([
    z.object({
      TotalJobsCount: z.number().optional().catch(undefined),
      requisitionList: z.array(z.unknown()),
    }),
  ]),
});

const decodePage = jsonDecoder(
  Answer,
  NOT_A_BOARD,
  ({ items: [{ TotalJobsCount = null, requisitionList }] }): CountedPage => ({
    total: TotalJobsCount,
    jobs: requisitionList,
  }),
);

const Requisition = z.object({
  Id: postingId,
  Title: postingTitle,
  PrimaryLocation: line,
  PrimaryLocationCountry: line,
  secondaryLocations: lenientArray(z.object({ Name: line }), 100),
  workLocation: lenientArray(z.object({ TownOrCity: line, Region: line, Region2: line, Country: line }), 100),
  /** 'ORA_REMOTE', 'ORA_HYBRID' or 'ORA_ON_SITE'. */
  WorkplaceTypeCode: line,
  ShortDescriptionStr: truncatedString(MAX_DESCRIPTION),
  Organization: line,
  Department: line,
  JobFamily: line,
  JobSchedule: line,
});

const RequisitionId = z.object({ Id: postingId });

const idOf = (raw: unknown): string => RequisitionId.safeParse(raw).data?.Id ?? '';

/** Limit and offset count only inside `finder`, and there are no rows without `expand`. */
const pageAt = (slug: string, offset: number): PageRequest => ({
  path:
    '/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true' +
    '&expand=requisitionList.workLocation,requisitionList.secondaryLocations' +
    `&finder=findReqs;siteNumber=${splitSlug(slug).rest},facetsList=CATEGORIES%3BORGANIZATIONS%3BLOCATIONS,` +
    `limit=${PAGE_SIZE},offset=${offset},sortBy=POSTING_DATES_DESC`,
  decode: decodePage,
});

/**
 * Oracle Recruiting Cloud, with a career site per slug: 'eeho.fa.us2.oraclecloud.com~CX_1'. Oracle documents
 * the service "only for Oracle internal use": it is what the public career site calls. It names no employer,
 * and its list has days only. Boards with more than 10,000 postings stay incomplete: the newest are read, and
 * none is closed.
 */
export const oracle: Adapter = {
  origin: { url: 'https://{host}', variable: 'ORACLE_URL' },
  lanes: 4,
  secondsPerReading: 1,
  obeysRobots: true,
  slug: hostSlug(String.raw`~\w[\w-]{0,59}`),
  newestFirst: true,
  ...countedBoard({
    pageAt,
    endOffset: MAX_OFFSET,
    notABoard: NOT_A_BOARD,
    schema: Requisition,
    toPosting: posting,
    idOf,
    tolerance: TOLERANCE,
  }),
  detail: oracleDetail,
};

function posting(slug: string, raw: z.infer<typeof Requisition>): Posting {
  const { host, rest: site } = splitSlug(slug);
  const workplace = statedWorkplace.parse(raw.WorkplaceTypeCode.replace(/^ORA_/, ''));
  return {
    ats: 'oracle',
    board: slug,
    id: raw.Id,
    title: raw.Title,
    company: slug,
    url: `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${encodeURIComponent(raw.Id)}`,
    html: raw.ShortDescriptionStr,
    ...places(raw),
    ...withoutEmpty({ workplace, employmentType: raw.JobSchedule }),
    departments: uniqueLines([raw.Organization, raw.Department, raw.JobFamily]),
    pay: [],
  };
}

/** The work location is an office, which counts if no location is posted. */
function places(raw: z.infer<typeof Requisition>): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const posted = uniqueLines([raw.PrimaryLocation, ...raw.secondaryLocations.map(({ Name }) => Name)]);
  if (posted.length > 0) return placesFromText(raw.PrimaryLocationCountry.toUpperCase(), posted);
  return placesFromAddresses(
    raw.workLocation.map(({ TownOrCity, Region, Region2, Country }) => ({
      city: TownOrCity,
      state: Region || Region2,
      country: englishCountryName(Country, Country),
    })),
  );
}
