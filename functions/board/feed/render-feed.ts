import type { Filters } from '@daybreak/contract/board-filters.ts';
import { describeFilters } from '@daybreak/contract/describe-filters.ts';
import { jobTypeNames } from '@daybreak/contract/job-codes.ts';
import { escapeUTF8 } from 'entities';
import { Feed, type Item } from 'feed';
import type { Job } from '../../table/job.ts';

/** A feed, and when its newest entry changed. */
export interface RenderedFeed {
  readonly body: string;
  readonly updated: Date;
}

/** Characters that XML forbids even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string): string => text.replace(FORBIDDEN, '').toWellFormed();

/** Renders jobs as a feed. Titles are HTML in Atom and plain text in JSON Feed. */
export function renderFeed(
  format: 'atom' | 'json',
  jobs: readonly Job[],
  about: {
    readonly site: string;
    readonly query: string;
    readonly filters: Filters;
    readonly updatedIfEmpty: Date;
  },
): RenderedFeed {
  const { site, query, filters, updatedIfEmpty } = about;
  const changes = jobs.map((job) => changedAt(job).getTime());
  const updated = new Date(Math.max(...changes, jobs.length > 0 ? 0 : updatedIfEmpty.getTime()));
  const search = query === '' ? '' : `?${query}`;
  const feed = new Feed({
    id: `${site}/feed.atom${search}`,
    link: `${site}/${search}`,
    title: clean(titleOf(filters)),
    description: 'New jobs from today and yesterday, as employers post them.',
    updated,
    generator: 'Daybreak',
    feedLinks: { atom: `${site}/feed.atom${search}`, json: `${site}/feed.json${search}` },
    author: { name: 'Daybreak', link: site },
    feed: `${site}/feed.${format}${search}`,
  });
  for (const job of jobs) feed.addItem(toItem(job, site, format));
  return { body: format === 'atom' ? feed.atom1() : feed.json1(), updated };
}

function toItem(job: Job, site: string, format: 'atom' | 'json'): Item {
  const link = `${site}/jobs/${encodeURIComponent(job.jobID)}`;
  const title = clean(`${job.jobTitle} at ${job.fullCompanyName}`);
  const facts = [job.jobLocation, jobTypeNames[job.jobType], job.compensation].filter(
    (fact) => fact !== '' && fact !== 'Not provided' && fact !== 'NOT_FOUND',
  );
  const bullets = job.summary.map((line) => `<li>${escapeUTF8(clean(line))}</li>`).join('');
  return {
    id: link,
    link,
    title: format === 'atom' ? escapeUTF8(title) : title,
    date: changedAt(job),
    published: new Date(job.jobDetected),
    content: `<p>${escapeUTF8(clean(facts.join(' · ')))}</p>${bullets && `<ul>${bullets}</ul>`}`,
    author: [{ name: clean(job.fullCompanyName) }],
    category: job.specializations.map((name) => ({ name, term: name })),
  };
}

/** When the job was detected or, if later, edited by the employer. */
function changedAt({ jobDetected, jobEdited }: Job): Date {
  return new Date(jobEdited && jobEdited > jobDetected ? jobEdited : jobDetected);
}

/** Feeds are newest first, whatever the remote switch says. */
function titleOf({ isRemote: _, ...filters }: Filters): string {
  return `Daybreak: ${describeFilters(filters)}`;
}
