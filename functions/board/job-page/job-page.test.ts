import { describe, expect, test } from '@jest/globals';
import { aJob } from '../../table/fixtures/job.ts';
import type { JobDetail } from '../to-job-detail.ts';
import { type JobPages, renderJobPage } from './job-page.ts';

const origin = 'https://daybreak.example';
const given = (facts: Partial<JobDetail> = {}): JobDetail => ({
  ...aJob({ jobID: 'lever-a/b c&d-1' }),
  description: [{ kind: 'paragraph', text: 'Build.' }],
  isBaseline: false,
  alsoIn: [],
  applyUrls: [],
  ...facts,
});

let linked: object | null;
const pages: JobPages = {
  shell: 'shell',
  renderJob: async (shell, job, site, data) => {
    linked = data;
    return `${shell} of ${(job as JobDetail).jobTitle} on ${site}`;
  },
};

describe('the page of a job', () => {
  test('is the filled shell, cached for a minute', async () => {
    expect(await renderJobPage(pages, given(), origin)).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' },
      body: `shell of Backend Engineer on ${origin}`,
    });
    expect(linked).toMatchObject({ '@type': 'JobPosting', url: `${origin}/jobs/lever-a%2Fb%20c%26d-1` });
  });

  test('of a closed job is still served, without linked data', async () => {
    const page = await renderJobPage(pages, given({ closedAt: '2026-06-02T12:00:00.000Z' }), origin);
    expect(page).toMatchObject({ statusCode: 200, headers: { 'x-robots-tag': 'noindex' } });
    expect(linked).toBeNull();
  });
});
