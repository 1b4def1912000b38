import * as z from 'zod';
import { undefinedOn } from '../../platform/undefined-on.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  attributeOf,
  closestElement,
  findElements,
  type HtmlElement,
  hasClass,
  parseHtml,
  textOf,
} from '../parsing/html-elements.ts';
import { parseXml } from '../parsing/parse-xml.ts';

/** A page of either kind. The feed's jobs have more fields. */
export interface JobList {
  /** Of the employer; the page names none. */
  readonly company?: string;
  readonly jobs: readonly unknown[];
}

const NO_FEED = 'The answer is not a JazzHR feed.';

const Feed = z.object({
  jobs: z.union([
    z.literal('').transform(() => ({ company: '', job: [] })),
    z.object({ company: z.string().catch(''), job: z.array(z.unknown()).default([]) }),
  ]),
});

const Closed = z.object({ status: z.string().regex(/^(?!\s*(?:open\s*)?$)/i) });

/** The open jobs in the feed of a board. What is no feed has no job, so that the page is read. */
export function decodeFeed(text: string): JobList {
  const feed = Feed.safeParse(parseFeed(text)).data?.jobs;
  const jobs = feed?.job ?? [];
  return { company: feed?.company ?? '', jobs: jobs.filter((job) => !Closed.safeParse(job).success) };
}

const parseFeed = (text: string): unknown =>
  undefinedOn([AnswerError], () => parseXml(text, ['jobs.job'], NO_FEED));

/** The list page of a board, which has each job twice. The page of an inactive one has no list. */
export function decodeListPage(html: string): JobList {
  const page = parseHtml(html);
  const [list] = findElements(page, ({ attribs }) =>
    /^(?:jobs_table|job_listings)$/.test(attribs['id'] ?? ''),
  );
  if (!list)
    throw new AnswerError('The answer is not a JazzHR board: it has neither a feed nor a list of jobs.');
  const links = findElements(list, ({ name }) => name === 'a').filter((link) =>
    JOB_LINK.test(attributeOf(link, 'href')),
  );
  return { jobs: links.map(jobOf) };
}

/** '/apply/jobs/details/111?&' and 'https://acme.applytojob.com/apply/mdJErMkaS8/Engineer' */
const JOB_LINK = /\/apply\/(?:jobs\/details\/)?(?!jobs\b)(\w{3,40})(?:[/?#]|$)/;

function jobOf(link: HtmlElement) {
  const row = closestElement(link, ({ name }) => name === 'tr' || name === 'li');
  const [, place] = row ? findElements(row, ({ name }) => name === 'td') : [];
  const [department] = row ? findElements(row, (element) => hasClass(element, 'resumator_department')) : [];
  return {
    id: JOB_LINK.exec(attributeOf(link, 'href'))?.[1] ?? '',
    title: textOf(link),
    location: place ? textOf(place) : '',
    department: department ? textOf(department) : '',
  };
}
