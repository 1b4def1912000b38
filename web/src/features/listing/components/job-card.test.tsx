import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { JobCard as Job } from '../api/list-jobs.ts';
import { givenJob } from '../testing/given-job.ts';
import { JobCard } from './job-card.tsx';

const now = Date.parse('2026-03-10T15:00:00.000Z');
const clock = { date: '2026-03-10', timeZone: 'UTC' };

const markup = (stated: Partial<Job> = {}) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <JobCard job={givenJob(stated)} now={now} clock={clock} />
    </Router>,
  );
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('a job card', () => {
  test('HOME-11 HOME-12 HOME-13 shows title, age, company, place, remote, type, industry, pay and summary', () => {
    expect(words(markup({ isRemote: true }))).toBe(
      '|Senior Backend Engineer, Payments|Live Today · Seen 12 minutes ago|Larkspur Systems|Austin, TX|Remote|Full-Time|Fintech|' +
        '$168,000 – $205,000|Own the ledger that settles card payments|Postgres, Go and event streams|' +
        'Job Details|(opens in a new tab)|',
    );
  });

  test('HOME-12 says when there is no summary', () => {
    expect(words(markup({ summary: [] }))).toContain('|Summary unavailable|');
  });

  test('HOME-11 leaves out missing pay, industry and place', () => {
    const html = words(
      markup({ compensation: 'Not provided', industry: '', locations: [], jobLocation: '' }),
    );
    expect(html).toContain('|Larkspur Systems|Full-Time|Own the ledger');
  });

  test('says that it was posted several times', () => {
    const reposts = { times: 3, since: '2026-01-10T12:00:00.000Z' };
    expect(words(markup({ reposts }))).toContain('|Fintech|Posted 3 times|');
  });

  test('HOME-13 highlights new jobs for an hour and marks yesterday’s', () => {
    expect(markup()).toContain('before:bg-dawn');
    const yesterday = markup({ jobDetected: '2026-03-09T12:00:00.000Z' });
    expect(words(yesterday)).toContain('Live Yesterday · 1 day 3 hours ago');
    expect(yesterday).toContain('before:border-faint');
    expect(markup({ jobDetected: '2026-03-10T09:00:00.000Z' })).not.toContain('before:border-faint');
  });

  test('its title links to its page, whatever the id contains', () => {
    expect(markup({ jobID: 'lever:a/b c:1' })).toContain('href="/jobs/lever%3Aa%2Fb%20c%3A1"');
  });

  test('HOME-14 opens the employer’s page in a new tab without access to this one', () => {
    expect(markup()).toContain('href="https://boards.example/larkspur/1" target="_blank" rel="noopener"');
  });

  test('links only web URLs and shows markup in a title as text', () => {
    const html = markup({ jobUrl: 'javascript:alert(1)', jobTitle: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('<img');
  });
});
