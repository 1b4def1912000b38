import { escapeUTF8 } from 'entities';
import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  flag,
  line,
  MAX_DESCRIPTION,
  objectOf,
  pastTime,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, type BoardReading, type PageRequest, parsePostings } from './adapter.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 100;

const labelled = objectOf({ id: line, label: line });

/** The fields of the list, as documented at https://developers.smartrecruiters.com/docs/objects. */
const SmartRecruitersPosting = z.object({
  id: postingId,
  name: postingTitle,
  company: objectOf({ identifier: line, name: line }),
  location: objectOf({
    city: line,
    region: line,
    country: line,
    fullLocation: line,
    remote: flag,
    hybrid: flag,
  }),
  department: labelled,
  function: labelled,
  industry: labelled,
  typeOfEmployment: labelled,
  releasedDate: pastTime,
  language: objectOf({ code: truncatedString(20) }),
});

const Page = z.object({ totalFound: z.number().int().min(0), content: z.array(z.unknown()) });

const pageAt = (slug: string, offset: number): PageRequest => ({
  path: `/v1/companies/${encodeURIComponent(slug)}/postings?limit=${PAGE_SIZE}&offset=${offset}`,
});

const section = objectOf({ title: line, text: truncatedString(MAX_DESCRIPTION) });

/** Sections are in the order they are shown: the job first, the company last. */
const Detail = z.object({
  id: postingId,
  jobAd: objectOf({
    sections: objectOf({
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
      companyDescription: section,
    }),
  }),
});

/** Adds the description. The URL stays the list's, because the detail's contains the title and changes with it. */
export const smartrecruitersDetail: NonNullable<Adapter['detail']> = {
  request: (slug, { id }) => ({
    path: `/v1/companies/${encodeURIComponent(slug)}/postings/${encodeURIComponent(id)}`,
  }),
  addDetail(posting, body) {
    const answer = Detail.safeParse(body);
    if (answer.data?.id !== posting.id)
      throw new AnswerError(`The answer is not the SmartRecruiters posting ${posting.id}.`);
    const sections = Object.values(answer.data.jobAd.sections).filter(({ text }) => text.trim() !== '');
    const html = sections.map(({ title, text }) => `<h2>${escapeUTF8(title)}</h2>${text}`).join('\n');
    return { ...posting, html: html.slice(0, MAX_DESCRIPTION) };
  },
};

/**
 * Pages of 100 by offset, up to 10,000 postings; each posting's description needs a request of its own. An unknown
 * company has an empty board.
 */
export const smartrecruiters: Adapter = {
  origin: { url: 'https://api.smartrecruiters.com', variable: 'SMARTRECRUITERS_URL' },
  lanes: 2,
  slug: /^[\w-]{1,100}$/,
  firstPage: (slug) => pageAt(slug, 0),
  nextPage(slug, pages) {
    const read = pages.map((page) => Page.safeParse(page).data);
    const last = read.at(-1);
    if (!last || last.content.length === 0 || pages.length >= MAX_PAGES) return undefined;
    const offset = read.reduce((sum, page) => sum + (page?.content.length ?? 0), 0);
    return offset < last.totalFound ? pageAt(slug, offset) : undefined;
  },
  parse(slug, pages) {
    const answer = z.array(Page).nonempty().safeParse(pages);
    if (!answer.success)
      throw new AnswerError('The answer is not a SmartRecruiters board: it has no count and content.');
    const content = answer.data.flatMap((page) => page.content);
    const reading = parsePostings(content, SmartRecruitersPosting, (one) => posting(slug, one));
    const partial = describeMismatch(
      reading,
      answer.data.map((page) => page.totalFound),
    );
    return { ...reading, ...withoutEmpty({ partial }) };
  },
  detail: smartrecruitersDetail,
};

/** Detects shifted pages: a posting that is taken down between two requests moves the others forward by one. */
function describeMismatch(
  { postings, unreadable }: BoardReading,
  counts: readonly number[],
): string | undefined {
  const withoutId = unreadable.filter(({ id }) => id === '').length;
  const ids = new Set([...postings, ...unreadable].map(({ id }) => id).filter((id) => id !== ''));
  const read = ids.size + withoutId;
  if (new Set([read, ...counts]).size === 1) return undefined;
  return `The pages hold ${read} postings and say there are ${uniqueLines(counts.map(String)).join(', then ')}.`;
}

/** Both flags are also false if the employer states nothing, so false does not mean on-site. */
function posting(slug: string, raw: z.infer<typeof SmartRecruitersPosting>): Posting {
  const { city, region, country, fullLocation, remote, hybrid } = raw.location;
  const company = raw.company.identifier.trim() || slug;
  // The label is in the posting's language; the id is always English.
  const employmentType = raw.typeOfEmployment.id || raw.typeOfEmployment.label;
  return {
    ats: 'smartrecruiters',
    board: slug,
    id: raw.id,
    title: raw.name,
    company: raw.company.name.trim() || slug,
    url: `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(raw.id)}`,
    html: '',
    ...placesFromAddresses([
      { city, state: region, country: englishCountryName(country, country), name: fullLocation },
    ]),
    departments: uniqueLines([raw.department.label, raw.function.label]),
    pay: [],
    ...withoutEmpty({ industry: raw.industry.id }),
    ...(hybrid ? { workplace: 'hybrid' } : remote ? { workplace: 'remote' } : {}),
    ...withoutEmpty({ employmentType, publishedAt: raw.releasedDate, language: raw.language.code }),
  };
}
