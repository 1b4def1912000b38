import * as z from 'zod';
import { brandName } from '../../postings/brand-name.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { line, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import {
  attributeOf,
  closestElement,
  findElements,
  hasClass,
  parseHtml,
  textOf,
} from '../parsing/html-elements.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { withoutRepeats } from './counted-pages.ts';

const NOT_A_BOARD = 'The answer is not a Jobvite board: it has no list of jobs.';

const JobviteJob = z.object({ id: postingId, title: postingTitle, location: line });

const Answer = z.object({ jobs: z.array(z.unknown()) });

/** '/acme/job/octxAfww' and '/careers/acme/job/octxAfww' */
const JOB_PATH = /^\/(?:careers\/)?([^/]+)\/job\/(\w{4,40})\/?$/;

/** Returns the decoder of a board's page. Exported for tests and recordings. */
export const jobviteDecoder = (slug: string) => (html: string) => {
  if (!/\bjv-|\bjobvite\b/i.test(html)) throw new AnswerError(NOT_A_BOARD);
  const links = findElements(parseHtml(html), ({ name }) => name === 'a');
  return {
    jobs: links.flatMap((link) => {
      const url = URL.parse(attributeOf(link, 'href').trim(), 'https://jobs.jobvite.com');
      const [, board, id] = JOB_PATH.exec(url?.hostname === 'jobs.jobvite.com' ? url.pathname : '') ?? [];
      if (!id || board?.toLowerCase() !== slug.toLowerCase()) return [];
      const row = closestElement(link, ({ name }) => name === 'tr' || name === 'li');
      const [place] = row ? findElements(row, (element) => hasClass(element, 'jv-job-list-location')) : [];
      return [{ id, title: textOf(link), location: place ? textOf(place) : '' }];
    }),
  };
};

/** One page lists the whole board; each job has a page with markup. */
export const jobvite: Adapter = {
  origin: { url: 'https://jobs.jobvite.com', variable: 'JOBVITE_URL' },
  lanes: 2,
  pauseMs: 500,
  obeysRobots: true,
  slug: /^(?!careers$)[a-z0-9][\w-]{0,99}$/i,
  firstPage: (slug) => ({ path: `/${slug}/jobs`, decode: jobviteDecoder(slug) }),
  parse(slug, [page]) {
    const answer = Answer.safeParse(page);
    if (!answer.success) throw new AnswerError(NOT_A_BOARD);
    return withoutRepeats(
      parsePostings(answer.data.jobs, JobviteJob, (job) => posting(slug, job)),
      null,
    );
  },
  detail: {
    request: (slug, { id }) => ({
      path: `/${slug}/job/${encodeURIComponent(id)}`,
      decode: decodeJobPostings,
    }),
    addDetail(listed, page) {
      const { company = '', ...facts } = jobPostingOn(page).posting;
      const isNamed = listed.company !== listed.board;
      return {
        ...listed,
        ...facts,
        company: isNamed ? listed.company : brandName(company, listed.board) || listed.company,
      };
    },
  },
};

function posting(slug: string, { id, title, location }: z.infer<typeof JobviteJob>): Posting {
  return {
    ats: 'jobvite',
    board: slug,
    id,
    title,
    company: slug,
    url: `https://jobs.jobvite.com/${slug}/job/${encodeURIComponent(id)}`,
    html: '',
    locations: uniqueLines([location]),
    departments: [],
    pay: [],
  };
}
