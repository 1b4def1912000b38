import { escapeUTF8 } from 'entities';
import type { Job } from '../../table/job.ts';
import { factsLine, payLine } from '../mail/words.ts';
import { type Page, paragraph } from './page.ts';

/** Lists the jobs of one text, in its order; undefined if the link isn't ours or its jobs are no longer kept. */
export function messageJobsPage(jobs: readonly Job[] | undefined): Page {
  if (!jobs || jobs.length === 0)
    return {
      status: 404,
      title: 'These jobs are no longer listed here',
      body: `${paragraph('The link is incomplete or older than 30 days.')}<p>Log in to see <a href="/profile/alerts">all your alerts</a>.</p>`,
    };
  const count = jobs.length === 1 ? '1 job that matches' : `${jobs.length} jobs that match`;
  return {
    status: 200,
    title: `${count} your alerts`,
    body: `<ul>${jobs.map(listItem).join('')}</ul><p>Log in to see <a href="/profile/alerts">all your alerts</a>.</p>`,
  };
}

function listItem(job: Job): string {
  const closed = job.closedAt ? 'This job has closed.' : '';
  const lines = [factsLine(job), payLine(job), closed].filter((line) => line !== '');
  const title = `<a href="/jobs/${encodeURIComponent(job.jobID)}">${escapeUTF8(job.jobTitle)}</a>`;
  return `<li><h2>${title}</h2>${lines.map((line) => `<p class="muted">${escapeUTF8(line)}</p>`).join('')}</li>`;
}
