import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { line, MAX_DESCRIPTION, pastTime, postingId, postingTitle, webPage } from '../parsing/fields.ts';
import { jobPostingOn } from '../parsing/job-posting-ld.ts';
import { type Adapter, type PageRequest, parsePostings } from './adapter.ts';
import { withoutRepeats } from './counted-pages.ts';

/** The largest page that the vendor serves. */
const PAGE_SIZE = 100;

/** JSON Feed 1.1, with a schema.org JobPosting in each item. */
const TeamtailorItem = z.object({
  id: postingId,
  title: postingTitle,
  url: webPage,
  date_published: pastTime,
  content_html: truncatedString(MAX_DESCRIPTION),
  _jobposting: z.record(z.string(), z.unknown()).catch({}),
});

const Page = z.object({ title: line, next_url: line, items: z.array(z.unknown()) });
type Page = z.infer<typeof Page>;

const pageAt = (search: string): PageRequest => ({ path: `/jobs.json${search}` });

/** Pages of 100, each with the URL of the next one. A slug has a region if the career site does: 'acme.na'. */
export const teamtailor: Adapter = {
  origin: { url: 'https://{slug}.teamtailor.com', variable: 'TEAMTAILOR_URL' },
  lanes: 4,
  slug: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z]{2})?$/i,
  firstPage: () => pageAt(''),
  nextPage(_, pages) {
    const read = pages.map((page) => Page.safeParse(page).data);
    const last = read.at(-1);
    if (!last || repeats(read)) return undefined;
    const next = URL.parse(last.next_url);
    if (next?.pathname === '/jobs.json' && next.search) return pageAt(next.search);
    const offset = read.reduce((sum, page) => sum + (page?.items.length ?? 0), 0);
    return isFull(last) ? pageAt(`?per_page=${PAGE_SIZE}&offset=${offset}`) : undefined;
  },
  parse(slug, pages) {
    const answer = z.array(Page).nonempty().safeParse(pages);
    if (!answer.success)
      throw new AnswerError('The answer is not a Teamtailor board: it has no list of items.');
    const company = answer.data[0]?.title.trim() || slug;
    const items = answer.data.flatMap((page) => page.items);
    const reading = withoutRepeats(
      parsePostings(items, TeamtailorItem, (item) => posting(slug, company, item)),
      null,
    );
    const isCut = answer.data.length > 1 && repeats(answer.data) && isFull(answer.data.at(-1));
    return isCut ? { ...reading, partial: 'The last page repeats the ones before it.' } : reading;
  },
};

const isFull = (page: Page | undefined): boolean => (page?.items.length ?? 0) >= PAGE_SIZE;

const idOf = (item: unknown): string =>
  JSON.stringify(z.object({ id: postingId }).safeParse(item).data ?? item);

/** Whether the last page has no item that the pages before it lack. */
function repeats(pages: readonly (Page | undefined)[]): boolean {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page?.items.map(idOf) ?? []));
  return pages.at(-1)?.items.every((item) => before.has(idOf(item))) ?? true;
}

function posting(slug: string, company: string, item: z.infer<typeof TeamtailorItem>): Posting {
  const markup = { ...item._jobposting, title: item.title };
  const { posting: facts } = jobPostingOn({ jobPostings: [markup] });
  const publishedAt = item.date_published ?? facts.publishedAt;
  return {
    locations: [],
    departments: [],
    pay: [],
    ...facts,
    ats: 'teamtailor',
    board: slug,
    id: item.id,
    title: item.title,
    company,
    url: item.url,
    html: facts.html ?? item.content_html,
    ...withoutEmpty({ publishedAt }),
  };
}
