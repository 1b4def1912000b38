import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { webPage } from '../parsing/fields.ts';
import { titleInPath } from '../parsing/job-path.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { decodeRobots, decodeSitemap, jobPage, MAX_SITEMAP } from '../parsing/sitemap.ts';
import { type Adapter, type PageRequest, parsePostings } from './adapter.ts';

const ROBOTS: PageRequest = { path: '/robots.txt', decode: decodeRobots, isOptional: true };

/** Tried one after the other if robots.txt names no sitemap. */
const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml', '/careers/sitemap.xml'];

const MAX_NAMED = 10;
const MAX_SITEMAPS = 50;
/** Strangers decide which hosts these are, so that few requests go there. */
const MAX_ON_OTHER_HOSTS = 5;
const MAX_JOBS = 50_000;

/** In bytes: a page for visitors that describes a job. */
const MAX_PAGE = 2 * 1024 * 1024;

/** Sitemaps of a site's other contents, as content systems name them. */
const OTHER_CONTENTS =
  /(?:^|[/_-])(?:posts?|pages?|products?|categor(?:y|ies)|tags?|authors?|images?|videos?|news|blog|attachments?)[_-]?sitemap|sitemap[_-]?(?:posts?|products?|categor(?:y|ies)|tags?|authors?|images?|videos?|news|blog)\b/i;

const Page = z
  .object({
    isSitemap: z.boolean().catch(false),
    sitemaps: lenientArray(z.string(), 1_000),
    jobs: z.array(z.unknown()).catch([]),
    isCut: z.boolean().catch(false),
  })
  .nullable()
  .catch(null);
type Page = z.infer<typeof Page>;

/**
 * Any career site on a host of its own, with the sitemaps that its robots.txt names, else the usual ones, and
 * JobPosting markup on each job's page. A job is closed when its URL has left the sitemaps in two readings.
 */
export const careers: Adapter = {
  origin: { url: 'https://{host}', variable: 'CAREERS_URL' },
  lanes: 8,
  secondsPerReading: 3,
  pauseMs: 1_000,
  hourlyRequests: 400,
  obeysRobots: true,
  slug: /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
  firstPage: () => ROBOTS,
  nextPage(slug, pages) {
    const read = pages.map((page) => Page.parse(page));
    const next = planSitemaps(slug, read).sitemaps[pages.length - 1];
    const jobs = read.reduce((sum, page) => sum + (page?.jobs.length ?? 0), 0);
    if (next === undefined || jobs >= MAX_JOBS) return undefined;
    return {
      path: next,
      decode: (text) => decodeSitemap(text, slug),
      maxBytes: MAX_SITEMAP,
      isOptional: true,
    };
  },
  parse(slug, answers) {
    const pages = answers.map((page) => Page.parse(page));
    if (!pages.some((page) => page?.isSitemap))
      throw new AnswerError(
        'The answer is no career site that we can read: its robots.txt names no sitemap, and there is none at the usual places.',
      );
    const jobs = pages.flatMap((page) => page?.jobs ?? []);
    const reading = parsePostings(jobs.slice(0, MAX_JOBS), jobPageOn(slug), (job) => posting(slug, job.url));
    const partial = describeGaps(slug, pages, jobs.length);
    return { ...reading, ...withoutEmpty({ partial }) };
  },
  detail: {
    isRequired: true,
    request: (slug, { url }) => ({ path: pathOn(slug, url), decode: decodeJobPostings, maxBytes: MAX_PAGE }),
    addDetail(listed, page) {
      const { posting: stated, isClosed } = jobPostingOn(page);
      if (isClosed) throw new AnswerError('The answer is a job whose validThrough is past.');
      // The registered name is better than a legal entity's.
      const company = listed.company === listed.board ? stated.company : listed.company;
      return { ...listed, ...stated, company: company ?? listed.company };
    },
  },
};

const jobPageOn = (slug: string) =>
  z.object({
    url: webPage
      .refine((url) => jobPage(url, slug) !== undefined, 'The URL is no job page of this site.')
      .transform((url) => new URL(jobPage(url, slug) ?? url)),
  });

interface Plan {
  /** In the order in which they are read, after robots.txt. An index is followed one level deep. */
  readonly sitemaps: readonly string[];
  /** How many further ones an index lists. */
  readonly leftOut: number;
}

function planSitemaps(slug: string, [robots, ...read]: readonly Page[]): Plan {
  const named = addressesOn(slug, robots?.sitemaps ?? []).slice(0, MAX_NAMED);
  const first = [...named];
  for (const path of USUAL_SITEMAPS.filter((usual) => !named.includes(usual)))
    if (!read.slice(0, first.length).some((page) => page?.isSitemap)) first.push(path);
  const listed = read.slice(0, first.length).flatMap((page) => page?.sitemaps ?? []);
  const further = addressesOn(slug, listed).filter(
    (path) => !first.includes(path) && !OTHER_CONTENTS.test(path),
  );
  const followed = limitOtherHosts(further).slice(0, MAX_SITEMAPS);
  return {
    sitemaps: [...first, ...followed],
    leftOut: further.length - followed.length,
  };
}

/** Paths on the site, or URLs on other hosts, without repetitions. */
const addressesOn = (slug: string, urls: readonly string[]): string[] => [
  ...new Set(
    urls.flatMap((address) => {
      const url = URL.parse(address, `https://${slug}`);
      return url && /^https?:$/.test(url.protocol) ? [pathOn(slug, url.href)] : [];
    }),
  ),
];

function limitOtherHosts(paths: readonly string[]): string[] {
  const others = paths.filter((path) => !path.startsWith('/')).slice(0, MAX_ON_OTHER_HOSTS);
  return paths.filter((path) => path.startsWith('/') || others.includes(path));
}

/** A page on the board's own host is requested by its path. */
function pathOn(slug: string, address: string): string {
  const url = new URL(address);
  return url.host === slug ? url.pathname + url.search : `https://${url.host}${url.pathname}${url.search}`;
}

/** Why jobs may be missing from a reading. */
function describeGaps(slug: string, pages: readonly Page[], jobs: number): string | undefined {
  if (jobs > MAX_JOBS || pages.some((page) => page?.isCut))
    return `The sitemaps list more than ${MAX_JOBS} pages. Only the first ones were read.`;
  const { sitemaps, leftOut } = planSitemaps(slug, pages);
  const missing = pages.slice(1).filter((page, at) => {
    const isTried = USUAL_SITEMAPS.includes(sitemaps[at] ?? '');
    return !page?.isSitemap && !isTried;
  }).length;
  return missing + leftOut > 0 ? `${missing + leftOut} of the site's sitemaps were not read.` : undefined;
}

/**
 * A title in the address spares the requests for jobs that are plainly not in tech. The page's own title replaces it.
 */
function posting(slug: string, url: URL): Posting {
  const path = url.pathname.replace(/\/$/, '') + url.search;
  return {
    ats: 'careers',
    board: slug,
    id: createHash('sha256').update(path).digest('hex').slice(0, 20),
    title: titleInPath(url),
    company: slug,
    url: url.href,
    html: '',
    locations: [],
    departments: [],
    pay: [],
  };
}
