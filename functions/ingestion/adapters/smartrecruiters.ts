import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import type { Posting } from '../../postings/posting.ts';
import type { Adapter, Reading } from './adapter.ts';
import { countryName, placesOf } from './addresses.ts';
import { eachOnce, flag, line, objectOf, pastTime, postingId, postingTitle } from './lenient.ts';
import { readingOf } from './reading-of.ts';
import { smartrecruitersDetail } from './smartrecruiters-detail.ts';

const PAGE = 100;
const MOST_PAGES = 100;

const labelled = objectOf({ id: line, label: line });

/** A posting as https://developers.smartrecruiters.com/docs/objects gives it, of what the list says. */
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
  typeOfEmployment: labelled,
  releasedDate: pastTime,
  language: objectOf({ code: truncatedString(20) }),
});

const Page = z.object({ totalFound: z.number().int().min(0), content: z.array(z.unknown()) });

const pagePath = (slug: string, offset: number): string =>
  `/v1/companies/${encodeURIComponent(slug)}/postings?limit=${PAGE}&offset=${offset}`;

/**
 * SmartRecruiters: pages of 100 by offset, at most 10,000 postings, and each posting's text in an answer of its own.
 * A company it does not know is an empty board to it.
 */
export const smartrecruiters: Adapter = {
  origin: { url: 'https://api.smartrecruiters.com', variable: 'SMARTRECRUITERS_URL' },
  lanes: 2,
  slug: /^[\w-]{1,100}$/,
  path: (slug) => pagePath(slug, 0),
  next(slug, pages) {
    const read = pages.map((page) => Page.safeParse(page).data);
    const last = read.at(-1);
    if (!last || last.content.length === 0 || pages.length >= MOST_PAGES) return undefined;
    const offset = read.reduce((sum, page) => sum + (page?.content.length ?? 0), 0);
    return offset < last.totalFound ? pagePath(slug, offset) : undefined;
  },
  read(slug, pages) {
    const answer = z.array(Page).nonempty().safeParse(pages);
    if (!answer.success)
      throw new Error('The answer is not a SmartRecruiters board: it has no count and content.');
    const content = answer.data.flatMap((page) => page.content);
    const reading = readingOf(content, SmartRecruitersPosting, (one) => posting(slug, one));
    const partial = disagreement(
      reading,
      answer.data.map((page) => page.totalFound),
    );
    return { ...reading, ...(partial ? { partial } : {}) };
  },
  detail: smartrecruitersDetail,
};

/** Why postings may be missing: one that is taken down while the pages are read moves the others forward by one. */
function disagreement({ postings, unreadable }: Reading, counts: readonly number[]): string | undefined {
  const nameless = unreadable.filter(({ id }) => id === '').length;
  const ids = new Set([...postings, ...unreadable].map(({ id }) => id).filter((id) => id !== ''));
  const read = ids.size + nameless;
  if (new Set([read, ...counts]).size === 1) return undefined;
  return `The pages hold ${read} postings and say there are ${eachOnce(counts.map(String)).join(', then ')}.`;
}

/** Both flags are false too where the employer says nothing, so that false is no word for on-site. */
function posting(slug: string, raw: z.infer<typeof SmartRecruitersPosting>): Posting {
  const { city, region, country, fullLocation, remote, hybrid } = raw.location;
  const company = raw.company.identifier.trim() || slug;
  // The label is in the posting's language, the id is not.
  const employmentType = raw.typeOfEmployment.id || raw.typeOfEmployment.label;
  return {
    ats: 'smartrecruiters',
    board: slug,
    id: raw.id,
    title: raw.name,
    company: raw.company.name.trim() || slug,
    url: `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(raw.id)}`,
    html: '',
    ...placesOf([{ city, state: region, country: countryName(country, country), name: fullLocation }]),
    departments: eachOnce([raw.department.label, raw.function.label]),
    pay: [],
    ...(hybrid ? { workplace: 'hybrid' } : remote ? { workplace: 'remote' } : {}),
    ...(employmentType ? { employmentType } : {}),
    ...(raw.releasedDate ? { publishedAt: raw.releasedDate } : {}),
    ...(raw.language.code ? { language: raw.language.code } : {}),
  };
}
