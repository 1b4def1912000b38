import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  flag,
  line,
  MAX_DESCRIPTION,
  postingId,
  postingTitle,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { splitSlug } from './host-slug.ts';

/** The fields of the vendor's job feed. */
const DayforceRow = z.object({
  ReferenceNumber: postingId,
  Title: postingTitle,
  JobDetailsUrl: webPage,
  Description: truncatedString(MAX_DESCRIPTION),
  CompanyName: line,
  ParentCompanyName: line,
  City: line,
  State: line,
  Country: line,
  IsVirtualLocation: flag,
  EmploymentIndicator: line,
  JobFamily: line,
  JobFunction: line,
  DatePosted: line,
  CultureCode: truncatedString(20),
});

const Answer = z.array(z.unknown());

const WithNumber = z.object({ ReferenceNumber: postingId });

/**
 * One response holds the whole board, with a row per language of a posting. A slug is the tenant and the code
 * of the board: 'acme~CANDIDATEPORTAL'. Some employers don't publish the feed; their boards fail.
 */
export const dayforce: Adapter = {
  origin: { url: 'https://www.dayforcehcm.com', variable: 'DAYFORCE_URL' },
  lanes: 2,
  slug: /^[\w-]{1,60}~[\w-]{1,60}$/,
  firstPage(slug) {
    const { host: tenant, rest: board } = splitSlug(slug);
    return {
      path: `/api/${tenant}/V1/JobFeeds?includeActivePostingOnly=true&internalJobBoardCode=${board}`,
    };
  },
  parse(slug, [feed]) {
    const answer = Answer.safeParse(feed);
    if (!answer.success) throw new AnswerError('The answer is not a Dayforce board: it is no list of jobs.');
    const { postings, unreadable } = parsePostings(
      answer.data,
      DayforceRow,
      (row) => posting(slug, row),
      (raw) => WithNumber.safeParse(raw).data?.ReferenceNumber ?? '',
    );
    return { postings: preferEnglish(postings), unreadable };
  },
};

/** Keeps one row of each posting. */
function preferEnglish(rows: readonly Posting[]): Posting[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((languages) => {
    const english = languages.find(({ language = '' }) => /^en\b/i.test(language));
    return english ?? languages[0] ?? [];
  });
}

function posting(slug: string, row: z.infer<typeof DayforceRow>): Posting {
  const publishedAt = publicationTime(row.DatePosted);
  return {
    ats: 'dayforce',
    board: slug,
    id: row.ReferenceNumber,
    title: row.Title,
    company: row.ParentCompanyName.trim() || row.CompanyName.trim() || slug,
    url: row.JobDetailsUrl,
    html: row.Description,
    ...placesFromAddresses([{ city: row.City, state: row.State, country: row.Country }]),
    departments: uniqueLines([row.JobFamily, row.JobFunction]),
    pay: [],
    ...(row.IsVirtualLocation ? { workplace: 'remote' } : {}),
    ...(row.EmploymentIndicator.trim() ? { employmentType: row.EmploymentIndicator.trim() } : {}),
    ...withoutEmpty({ publishedAt, language: row.CultureCode }),
  };
}
