import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { line, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { type Adapter, type PageRequest, parsePostings } from './adapter.ts';
import { withoutRepeats } from './counted-pages.ts';
import { WORKDAY_SLUG, workdayBoard } from './workday-board.ts';
import { workdayDetail } from './workday-detail.ts';
import { FIRST_PAGE, nextPosition, PAGE_SIZE, type PagePosition, postingsOn } from './workday-pages.ts';
import { spellWorkdayPlace } from './workday-places.ts';
import { requisitionOf, titleWithoutRequisition } from './workday-requisition.ts';
import { workdayWorkplace } from './workday-workplace.ts';

/** From the site's root, without '..' segments, which would lead to another site. */
const PATH = /^(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[^\s/?#<>"\\^`{}|\p{Cc}]+){2,}$/iu;

const externalPath = z.string().max(1_000).regex(PATH, 'The path of the posting is invalid.');
const bulletFields = lenientArray(z.string(), 10);

const JobPosting = z
  .object({
    title: postingTitle,
    externalPath,
    bulletFields,
    locationsText: line,
    timeType: line,
    remoteType: line,
  })
  .transform((row) => ({ ...row, id: requisitionOf(row.externalPath, row.bulletFields) }))
  .refine(({ id }) => postingId.safeParse(id).success, 'The requisition of the posting is invalid.');

const Identified = z.object({ externalPath: externalPath.catch(''), bulletFields });

const NOT_A_BOARD = 'The answer is not a Workday board: it has no list of postings.';

/** All four fields are required. With a text, the postings would be sorted by relevance. */
const pageAt = (slug: string, { slice, offset }: PagePosition): PageRequest => ({
  path: `${workdayBoard(slug).api}/jobs`,
  json: { appliedFacets: slice, limit: PAGE_SIZE, offset, searchText: '' },
});

/**
 * Workday's public career sites (CXS), as the sites themselves call them; Workday does not document the
 * interface. It is JSON and needs no cookie. A tenant's robots.txt names its public sites and closes some
 * pages to robots, but does not name '/wday/cxs', so it does not decide about these paths. A tenant answers
 * about 420 requests an hour, and then asks for a captcha; we stay below that, and usually need 10.
 *
 * `postedOn` of the list is relative to today and therefore left out.
 */
export const workday: Adapter = {
  origin: { url: 'https://{host}', variable: 'WORKDAY_URL' },
  lanes: 48,
  secondsPerReading: 1,
  pauseMs: 250,
  hourlyRequests: 400,
  slug: WORKDAY_SLUG,
  accountOf: (slug) => workdayBoard(slug).tenant,
  newestFirst: true,
  firstPage: (slug) => pageAt(slug, FIRST_PAGE),
  nextPage(slug, pages) {
    const next = nextPosition(pages);
    return next && pageAt(slug, next);
  },
  parse(slug, pages) {
    const read = postingsOn(pages);
    if (!read) throw new AnswerError(NOT_A_BOARD);
    const { rows, ...doubt } = read;
    const reading = parsePostings(rows, JobPosting, (row) => posting(slug, row), idOf);
    return { ...withoutRepeats(reading, null), ...doubt };
  },
  detail: workdayDetail,
};

function idOf(raw: unknown): string {
  const { data } = Identified.safeParse(raw);
  return postingId.safeParse(data && requisitionOf(data.externalPath, data.bulletFields)).data ?? '';
}

/** The list does not name the employer. */
function posting(slug: string, row: z.infer<typeof JobPosting>): Posting {
  const workplace = workdayWorkplace(row.remoteType);
  const employmentType = row.timeType.trim();
  return {
    ats: 'workday',
    board: slug,
    id: row.id,
    title: titleWithoutRequisition(row.title, row.id),
    company: slug,
    url: new URL(`${workdayBoard(slug).site}${row.externalPath}`).href,
    html: '',
    locations: uniqueLines([spellWorkdayPlace(row.locationsText)]),
    departments: [],
    pay: [],
    ...withoutEmpty({ workplace, employmentType }),
  };
}
