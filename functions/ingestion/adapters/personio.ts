import { escapeText } from 'entities';
import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  line,
  MAX_DESCRIPTION,
  objectOf,
  pastTime,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { parseXml } from '../parsing/parse-xml.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { withoutRepeats } from './counted-pages.ts';

const NO_BOARD = 'The answer is not a Personio board: it has no list of positions.';

const Feed = z.object({
  'workzag-jobs': z.union([z.literal(''), z.object({ position: z.array(z.unknown()) })]),
});

const LISTS = [
  'workzag-jobs.position',
  'workzag-jobs.position.additionalOffices.office',
  'workzag-jobs.position.jobDescriptions.jobDescription',
];

/** Exported for tests and recordings. */
export function decodePersonio(text: string): { positions: unknown[] } {
  const feed = Feed.safeParse(parseXml(text, LISTS, NO_BOARD)).data?.['workzag-jobs'];
  if (feed === undefined) throw new AnswerError(NO_BOARD);
  return { positions: feed === '' ? [] : feed.position };
}

/** As documented at https://developer.personio.de/v1.0/reference/get_xml. There is no URL, country or remote flag. */
const PersonioPosition = z.object({
  id: postingId,
  name: postingTitle,
  office: line,
  additionalOffices: objectOf({ office: lenientArray(line, 100) }),
  department: line,
  recruitingCategory: line,
  employmentType: line,
  schedule: line,
  jobDescriptions: objectOf({
    jobDescription: lenientArray(z.object({ name: line, value: truncatedString(MAX_DESCRIPTION) }), 50),
  }),
  createdAt: pastTime,
});

const Answer = z.object({ positions: z.array(z.unknown()) });

const personioAt = (ats: string, domain: string, variable: string): Adapter => ({
  origin: { url: `https://{slug}.${domain}`, variable },
  lanes: 4,
  slug: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  firstPage: () => ({ path: '/xml?language=en', decode: decodePersonio }),
  parse(slug, [feed]) {
    const answer = Answer.safeParse(feed);
    if (!answer.success) throw new AnswerError(NO_BOARD);
    const host = `${slug.toLowerCase()}.${domain}`;
    const reading = parsePostings(answer.data.positions, PersonioPosition, (position) =>
      posting({ ats, slug, host }, position),
    );
    return withoutRepeats(reading, null);
  },
});

/**
 * One XML feed holds the whole board; some list a position twice. An unknown or disabled one redirects to the vendor.
 */
export const personio = personioAt('personio', 'jobs.personio.de', 'PERSONIO_URL');

/** The same feeds, of employers that have chosen the other domain. */
export const personioCom = personioAt('personio-com', 'jobs.personio.com', 'PERSONIO_COM_URL');

/**
 * `company` is the slug, because the feed names legal entities ('Acme SE & Co. KG'). `createdAt` is the only
 * date; it may precede publication, which is harmless, because detection never uses it.
 */
function posting(
  { ats, slug, host }: { ats: string; slug: string; host: string },
  position: z.infer<typeof PersonioPosition>,
): Posting {
  const { jobDescription: sections } = position.jobDescriptions;
  const html = sections.map(({ name, value }) => (name ? `<h2>${escapeText(name)}</h2>${value}` : value));
  const employmentType = uniqueLines([position.employmentType, position.schedule]).join(', ');
  return {
    ats,
    board: slug,
    id: position.id,
    title: position.name,
    company: slug,
    url: `https://${host}/job/${encodeURIComponent(position.id)}`,
    html: html.join('\n').slice(0, MAX_DESCRIPTION),
    locations: uniqueLines([position.office, ...position.additionalOffices.office]),
    departments: uniqueLines([position.department, position.recruitingCategory]),
    pay: [],
    ...withoutEmpty({ employmentType, publishedAt: position.createdAt }),
  };
}
