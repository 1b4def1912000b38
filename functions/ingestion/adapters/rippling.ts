import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  amount,
  line,
  MAX_DESCRIPTION,
  objectOf,
  pastTime,
  postingId,
  postingTitle,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { type Adapter, parsePostings } from './adapter.ts';

/** Documented at https://developer.rippling.com/documentation/job-board-api. */
const RipplingRow = z.object({
  uuid: postingId,
  name: postingTitle,
  url: webPage,
  department: objectOf({ label: line }),
  workLocation: objectOf({ label: line }),
});

const Answer = z.array(z.unknown());

const WithUuid = z.object({ uuid: postingId });

const boardPath = (slug: string): string => `/platform/api/ats/v1/board/${encodeURIComponent(slug)}/jobs`;

const html = truncatedString(MAX_DESCRIPTION);

/** Amounts are whole units, for one place each. */
const PayRange = z
  .object({ location: line, currency: line, frequency: line, rangeStart: amount, rangeEnd: amount })
  .transform(
    ({ location, currency, frequency, rangeStart, rangeEnd }): StatedPay => ({
      label: location,
      min: rangeStart,
      max: rangeEnd,
      currency,
      period: frequency,
    }),
  );

const Detail = z.object({
  uuid: postingId,
  description: objectOf({ role: html, company: html }),
  companyName: line,
  employmentType: objectOf({ id: line, label: line }),
  workLocations: lenientArray(line, 100),
  payRangeDetails: lenientArray(PayRange, 100),
  createdOn: pastTime,
});

/**
 * One response holds the whole board, with a row per place of a posting. The list has no dates and no texts. Slugs are
 * case-sensitive.
 */
export const rippling: Adapter = {
  origin: { url: 'https://api.rippling.com', variable: 'RIPPLING_URL' },
  lanes: 2,
  slug: /^[\w-]{1,100}$/,
  firstPage: (slug) => ({ path: boardPath(slug) }),
  parse(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success) throw new AnswerError('The answer is not a Rippling board: it is no list of jobs.');
    const { postings, unreadable } = parsePostings(
      answer.data,
      RipplingRow,
      (row) => posting(slug, row),
      (raw) => WithUuid.safeParse(raw).data?.uuid ?? '',
    );
    return { postings: mergePlaces(postings), unreadable };
  },
  detail: {
    request: (slug, { id }) => ({ path: `${boardPath(slug)}/${encodeURIComponent(id)}` }),
    addDetail(posting, body) {
      const answer = Detail.safeParse(body);
      if (answer.data?.uuid !== posting.id)
        throw new AnswerError(`The answer is not the Rippling job ${posting.id}.`);
      return withDetail(posting, answer.data);
    },
  },
};

/** Merges the rows of a job into one posting with all of their places. */
function mergePlaces(rows: readonly Posting[]): Posting[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    const places = others.flatMap(({ locations }) => locations);
    return first ? [{ ...first, locations: uniqueLines([...first.locations, ...places]) }] : [];
  });
}

/** Places are free text such as 'Remote (New Jersey, US)'. */
function posting(slug: string, row: z.infer<typeof RipplingRow>): Posting {
  return {
    ats: 'rippling',
    board: slug,
    id: row.uuid,
    title: row.name,
    company: slug,
    url: row.url,
    html: '',
    locations: uniqueLines([row.workLocation.label]),
    departments: uniqueLines([row.department.label]),
    pay: [],
  };
}

/**
 * The list's places win, and so does the employer's registered name. `createdOn` may precede publication, which is
 * harmless, because detection never uses it.
 */
function withDetail(posting: Posting, detail: z.infer<typeof Detail>): Posting {
  const { description, companyName, employmentType, workLocations, payRangeDetails, createdOn } = detail;
  // `id` is the text on the page ('Salaried, full-time'), `label` a code ('SALARIED_FT').
  const type = employmentType.id.trim() || employmentType.label.trim();
  return {
    ...posting,
    company: posting.company === posting.board ? companyName.trim() || posting.board : posting.company,
    html: `${description.role}${description.company}`.slice(0, MAX_DESCRIPTION),
    locations: posting.locations.length > 0 ? posting.locations : uniqueLines(workLocations),
    pay: payRangeDetails.filter(({ min, max }) => min !== null || max !== null),
    ...withoutEmpty({ employmentType: type, publishedAt: createdOn }),
  };
}
