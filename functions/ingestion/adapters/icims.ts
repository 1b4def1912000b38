import { unescape as decodePercent } from 'node:querystring';
import * as z from 'zod';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { line, pastTime, uniqueLines } from '../parsing/fields.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { withoutRepeats } from './counted-pages.ts';
import { icimsAccount } from './icims-account.ts';
import { icimsDetail } from './icims-detail.ts';
import { searchDecoder, sitemapDecoder } from './icims-list.ts';

const PATH = /^\/jobs\/(\d{1,15})(?:\/([^/?#\s]{1,300}))?\/job$/;

const IcimsJob = z.object({ path: z.string().regex(PATH), title: line, location: line, lastmod: pastTime });

/** Null is a missing sitemap. */
const Page = z.union([z.null().transform(() => ({ jobs: [] })), z.object({ jobs: z.array(z.unknown()) })]);

const Pages = z.array(Page).nonempty();

const hostOf = (slug: string): string => `${slug}.icims.com`;

/**
 * Classic iCIMS, whose slug is the first label of the board's host: 'careers-acme'. The sitemap lists the
 * whole board, without titles. Boards without one are read by their search pages, which don't count the jobs
 * and may repeat the last page.
 */
export const icims: Adapter = {
  origin: { url: 'https://{slug}.icims.com', variable: 'ICIMS_URL' },
  lanes: 4,
  pauseMs: 250,
  obeysRobots: true,
  slug: /^(?=.{3,63}$)[a-z0-9]+(?:-+[a-z0-9]+)+$/,
  accountOf: icimsAccount,
  firstPage: (slug) => ({ path: '/sitemap.xml', decode: sitemapDecoder(hostOf(slug)), isOptional: true }),
  nextPage(slug, pages) {
    const [sitemap, ...searches] = pages.map(pathsOn);
    if (sitemap === undefined || sitemap.length > 0) return undefined;
    const before = new Set(searches.slice(0, -1).flat());
    const isNews = searches.at(-1)?.some((path) => !before.has(path)) ?? true;
    return isNews
      ? { path: `/jobs/search?ss=1&in_iframe=1&pr=${searches.length}`, decode: searchDecoder(hostOf(slug)) }
      : undefined;
  },
  parse(slug, pages) {
    const read = Pages.safeParse(pages);
    if (!read.success) throw new AnswerError('The answer is not an iCIMS board: it has no list of jobs.');
    const jobs = read.data.flatMap((page) => page.jobs);
    return withoutRepeats(
      parsePostings(jobs, IcimsJob, (job) => posting(slug, job), idOf),
      null,
    );
  },
  detail: icimsDetail,
};

const Listed = z.object({ path: z.string() });

const pathOf = (raw: unknown): string => Listed.safeParse(raw).data?.path ?? '';

const idOf = (raw: unknown): string => PATH.exec(pathOf(raw))?.[1] ?? '';

const pathsOn = (page: unknown): string[] =>
  Pages.safeParse([page]).data?.flatMap(({ jobs }) => jobs.map(pathOf)) ?? [];

/**
 * Until the detail is read, the title is that of the URL, which is enough to tell most jobs that no one in
 * tech would want. `lastmod` is a time of editing, and often years off.
 */
function posting(slug: string, { path, title, location, lastmod }: z.infer<typeof IcimsJob>): Posting {
  const [, id = '', name = ''] = PATH.exec(path) ?? [];
  return {
    ats: 'icims',
    board: slug,
    id,
    title: title || decodePercent(name).replace(/-+/g, ' '),
    company: slug,
    url: new URL(path, `https://${hostOf(slug)}`).href,
    html: '',
    locations: uniqueLines(location.split('|')),
    departments: [],
    pay: [],
    ...withoutEmpty({ editedAt: lastmod }),
  };
}
