import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { brandName } from '../../postings/brand-name.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { line, MAX_DESCRIPTION, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { withoutRepeats } from './counted-pages.ts';
import { decodeFeed, decodeListPage } from './jazzhr-list.ts';

/**
 * 'job_20260528131500_MDJERMKAS8' is a time of creation, often years before publication, and a key. Pages
 * know the key only.
 */
const KEY = /^(?:job_\d{14}_)?(\w{3,40})$/;

const key = z
  .union([z.string(), z.number().int()])
  .transform((id) => KEY.exec(String(id).trim())?.[1] ?? '')
  .refine((id) => id !== '', 'The id is invalid.');

const JazzJob = z.object({
  id: key,
  title: postingTitle,
  department: line,
  location: line,
  city: line,
  state: line,
  country: line,
  description: truncatedString(MAX_DESCRIPTION),
  type: line,
  url: line,
});
type JazzJob = z.infer<typeof JazzJob>;

const Page = z.object({ company: line, jobs: z.array(z.unknown()) });

/** Null is a missing feed. */
const Pages = z.array(z.union([z.null().transform(() => ({ company: '', jobs: [] })), Page])).nonempty();

const Identified = z.object({ id: key });

/**
 * The feed of a board, or its page if the feed is missing or empty. Neither says when a job was published:
 * the time in its id is that of its creation.
 */
export const jazzhr: Adapter = {
  origin: { url: 'https://app.jazz.co', variable: 'JAZZHR_URL' },
  lanes: 2,
  obeysRobots: true,
  slug: /^(?!(?:www|app)$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
  firstPage: (slug) => ({ path: `/feeds/export/jobs/${slug}`, decode: decodeFeed, isOptional: true }),
  nextPage(slug, pages) {
    const [feed] = Pages.safeParse(pages).data ?? [];
    if (pages.length > 1 || !feed || feed.jobs.length > 0) return undefined;
    return { path: `https://${slug}.applytojob.com/apply/jobs`, decode: decodeListPage };
  },
  parse(slug, pages) {
    const read = Pages.safeParse(pages);
    if (!read.success) throw new AnswerError('The answer is not a JazzHR board: it has no list of jobs.');
    const company = read.data.map((page) => page.company).find((name) => name.trim() !== '') ?? '';
    const jobs = read.data.flatMap((page) => page.jobs);
    const name = brandName(company, slug) || slug;
    return withoutRepeats(
      parsePostings(jobs, JazzJob, (job) => posting(slug, name, job), idOf),
      null,
    );
  },
};

const idOf = (raw: unknown): string => Identified.safeParse(raw).data?.id ?? '';

/** The feed's URLs start with 'http:'. */
function posting(slug: string, company: string, job: JazzJob): Posting {
  const employmentType = job.type.trim();
  return {
    ats: 'jazzhr',
    board: slug,
    id: job.id,
    title: job.title,
    company,
    url: pageOf(slug, job),
    html: job.description,
    ...placesFromAddresses([{ city: job.city, state: job.state, country: job.country, name: job.location }]),
    departments: uniqueLines([job.department]),
    pay: [],
    ...withoutEmpty({ employmentType }),
  };
}

/** Ids of numbers belong to an older kind of page. */
function pageOf(slug: string, { id, url }: JazzJob): string {
  const own = `https://${slug}.applytojob.com`;
  const stated = URL.parse(url.trim());
  if (stated && stated.hostname === `${slug}.applytojob.com` && stated.pathname.startsWith('/apply/'))
    return new URL(stated.pathname, own).href;
  return `${own}/apply/${/^\d+$/.test(id) ? 'jobs/details/' : ''}${id}`;
}
