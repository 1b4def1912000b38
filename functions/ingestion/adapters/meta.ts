import * as z from 'zod';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { postingId } from '../parsing/fields.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { parseXml } from '../parsing/parse-xml.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const NOT_A_BOARD = "The answer is not the sitemap of Meta's jobs.";

const Sitemap = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string() }).nullable().catch(null)) }),
});

const Board = z.object({ jobs: z.array(z.unknown()) });

const Job = z.object({ id: postingId });

/** Keeps the ids in 'https://www.metacareers.com/profile/job_details/1065958456320572/'. */
function decodeSitemap(text: string): z.infer<typeof Board> {
  const sitemap = Sitemap.safeParse(parseXml(text, ['urlset.url'], NOT_A_BOARD));
  if (!sitemap.success) throw new AnswerError(NOT_A_BOARD);
  const ids = sitemap.data.urlset.url.flatMap(
    (entry) => /\/(?:job_details|jobs)\/(\d+)\/?(?:\?|$)/.exec(entry?.loc ?? '')?.[1] ?? [],
  );
  return { jobs: [...new Set(ids)].map((id) => ({ id })) };
}

/**
 * The sitemap of metacareers.com, and schema.org markup on each job's page. A job is open while the sitemap has it: its
 * `validThrough` is a year after its publication, whatever happens.
 */
export const meta: Adapter = {
  origin: { url: 'https://www.metacareers.com', variable: 'META_URL' },
  lanes: 1,
  pauseMs: 1_000,
  hourlyRequests: 240,
  obeysRobots: true,
  slug: /^meta$/,
  firstPage: () => ({ path: '/jobs/sitemap.xml', decode: decodeSitemap }),
  parse(slug, [board]) {
    const answer = Board.safeParse(board);
    if (!answer.success) throw new AnswerError(NOT_A_BOARD);
    return parsePostings(answer.data.jobs, Job, ({ id }) => listed(slug, id));
  },
  detail: {
    isRequired: true,
    request: (_, { url }) => ({ path: new URL(url).pathname, decode: decodeJobPostings }),
    addDetail(posting, body) {
      const { company: _, ...facts } = jobPostingOn(body).posting;
      return { ...posting, ...facts };
    },
  },
};

const listed = (board: string, id: string): Posting => ({
  ats: 'meta',
  board,
  id,
  title: `Job ${id}`,
  company: 'Meta',
  url: `https://www.metacareers.com/profile/job_details/${encodeURIComponent(id)}/`,
  html: '',
  locations: [],
  departments: [],
  pay: [],
});
