import { escapeUTF8 } from 'entities';
import { Feed, type Item } from 'feed';
import type { JobType, Role } from '../../table/codes.ts';
import type { Job } from '../../table/job.ts';
import type { Filters } from '../filters.ts';

/** A feed and when the newest of it changed. */
export interface MadeFeed {
  readonly body: string;
  readonly updated: Date;
}

const ROLE_NAMES: Record<Role, string> = {
  En: 'Engineering',
  Pr: 'Product',
  De: 'Design',
  Ma: 'Marketing/Sales',
  Op: 'Operations/Legal',
};
const TYPE_NAMES: Record<JobType, string> = {
  Fu: 'Full-Time',
  Pa: 'Part-Time',
  Co: 'Contract',
  In: 'Internship',
};

/** Characters that no XML may hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string): string => text.replace(FORBIDDEN, '').toWellFormed();

/** Jobs as a feed: Atom's titles are HTML, JSON Feed's are plain text. Empty feeds are as of `otherwise`. */
export function makeFeed(
  form: 'atom' | 'json',
  jobs: readonly Job[],
  about: {
    readonly site: string;
    readonly query: string;
    readonly filters: Filters;
    readonly otherwise: Date;
  },
): MadeFeed {
  const { site, query, filters, otherwise } = about;
  const changes = jobs.map((job) => changedAt(job).getTime());
  const updated = new Date(Math.max(...changes, jobs.length > 0 ? 0 : otherwise.getTime()));
  const search = query === '' ? '' : `?${query}`;
  const feed = new Feed({
    id: `${site}/feed.atom${search}`,
    link: `${site}/${search}`,
    title: clean(inWords(filters)),
    description: 'Jobs as employers post them, today and yesterday.',
    updated,
    generator: 'Daybreak',
    feedLinks: { atom: `${site}/feed.atom${search}`, json: `${site}/feed.json${search}` },
    author: { name: 'Daybreak', link: site },
    feed: `${site}/feed.${form}${search}`,
  });
  for (const job of jobs) feed.addItem(entryOf(job, site, form));
  return { body: form === 'atom' ? feed.atom1() : feed.json1(), updated };
}

function entryOf(job: Job, site: string, form: 'atom' | 'json'): Item {
  const link = `${site}/jobs/${encodeURIComponent(job.jobID)}`;
  const title = clean(`${job.jobTitle} at ${job.fullCompanyName}`);
  const facts = [job.jobLocation, TYPE_NAMES[job.jobType], job.compensation].filter(
    (fact) => fact !== '' && fact !== 'Not provided' && fact !== 'NOT_FOUND',
  );
  const bullets = job.summary.map((line) => `<li>${escapeUTF8(clean(line))}</li>`).join('');
  return {
    id: link,
    link,
    title: form === 'atom' ? escapeUTF8(title) : title,
    date: changedAt(job),
    published: new Date(job.jobDetected),
    content: `<p>${escapeUTF8(clean(facts.join(' · ')))}</p>${bullets && `<ul>${bullets}</ul>`}`,
    author: [{ name: clean(job.fullCompanyName) }],
    category: job.specializations.map((name) => ({ name, term: name })),
  };
}

/** When we last saw something new of a job: its detection, or the employer's later edit. */
function changedAt({ jobDetected, jobEdited }: Job): Date {
  return new Date(jobEdited && jobEdited > jobDetected ? jobEdited : jobDetected);
}

function inWords({ title, fRole, jobType, specialization, city, state, country }: Filters): string {
  const place = [city, state, country].filter(Boolean).join(', ');
  const parts = [
    title ? `“${title}”` : '',
    fRole ? ROLE_NAMES[fRole] : '',
    specialization ?? '',
    jobType ? TYPE_NAMES[jobType] : '',
    place,
  ];
  return `Daybreak: ${parts.filter((part) => part !== '').join(', ')}`;
}
