import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedWorkplace } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { line, objectOf, pastTime, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';
import { ukgBoardPath, ukgDetail, ukgOpportunityPath } from './ukg-detail.ts';

const PAGE_SIZE = 50;

const NOT_A_BOARD = 'The answer is not a UKG board: it has no list of opportunities.';

const LOCATION_TYPES: Readonly<Record<string, StatedWorkplace>> = { 0: 'hybrid', 1: 'onsite', 2: 'remote' };

const decodePage = jsonDecoder(
  z.object({ opportunities: z.array(z.unknown()), totalCount: z.number().optional().catch(undefined) }),
  NOT_A_BOARD,
  ({ opportunities, totalCount }): CountedPage => ({ total: totalCount ?? null, jobs: opportunities }),
);

const named = objectOf({ Code: line, Name: line });

const UkgOpportunity = z.object({
  Id: postingId,
  Title: postingTitle,
  JobCategoryName: line,
  /** Null if the employer states nothing. */
  FullTime: z.boolean().nullable().catch(null),
  JobLocationType: z.number().nullable().catch(null),
  Locations: lenientArray(
    z.object({
      LocalizedName: line,
      LocalizedDescription: line,
      Address: objectOf({ City: line, State: named, Country: named }),
    }),
    100,
  ),
  PostedDate: pastTime,
});
type UkgOpportunity = z.infer<typeof UkgOpportunity>;

const WithId = z.object({ Id: postingId });

const idOf = (raw: unknown): string => WithId.safeParse(raw).data?.Id ?? '';

const pageAt = (slug: string, offset: number): PageRequest => ({
  path: `${ukgBoardPath(slug)}/JobBoardView/LoadSearchResults`,
  json: {
    opportunitySearch: {
      Top: PAGE_SIZE,
      Skip: offset,
      QueryString: '',
      OrderBy: [{ Value: 'postedDateDesc', PropertyName: 'PostedDate', Ascending: false }],
      Filters: [],
    },
  },
  decode: decodePage,
});

/**
 * UKG Pro Recruiting (UltiPro): what its career sites request, in pages of 50, newest first. A slug is the
 * host, the tenant and the board's GUID. The list has no texts and no pay, and names no employer.
 */
export const ukg: Adapter = {
  origin: { url: 'https://{host}', variable: 'UKG_URL' },
  lanes: 2,
  obeysRobots: true,
  slug: /^recruiting\d?\.ultipro\.(?:com|ca)~[a-z\d]{1,40}~[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  newestFirst: true,
  ...countedBoard({
    pageAt,
    notABoard: NOT_A_BOARD,
    schema: UkgOpportunity,
    toPosting: posting,
    idOf,
  }),
  detail: ukgDetail,
};

const placesOf = ({ Locations }: UkgOpportunity) =>
  placesFromAddresses(
    Locations.map(({ LocalizedName, LocalizedDescription, Address: { City, State, Country } }) => ({
      city: City,
      state: State.Name || State.Code,
      country: Country.Name || Country.Code,
      name: LocalizedDescription || LocalizedName,
    })),
  );

function posting(slug: string, raw: UkgOpportunity): Posting {
  const workplace = LOCATION_TYPES[String(raw.JobLocationType)];
  const employmentType = raw.FullTime === null ? undefined : raw.FullTime ? 'Full time' : 'Part time';
  const host = slug.slice(0, slug.indexOf('~')).toLowerCase();
  return {
    ats: 'ukg',
    board: slug,
    id: raw.Id,
    title: raw.Title,
    company: slug,
    url: `https://${host}${ukgOpportunityPath(slug, raw.Id)}`,
    html: '',
    ...placesOf(raw),
    departments: uniqueLines([raw.JobCategoryName]),
    pay: [],
    ...withoutEmpty({ workplace, employmentType, publishedAt: raw.PostedDate }),
  };
}
