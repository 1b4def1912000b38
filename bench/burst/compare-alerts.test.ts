import { expect, test } from '@jest/globals';
import { alertKey, compareAlerts, deferredAlerts, findPostedJobs } from './compare-alerts.ts';
import { createBurst, inventTitle } from './workload.ts';

const jobRows = [1, 2, 3].map((n) => ({
  pk: `JOB#job-${n}`,
  sk: 'JOB',
  jobID: `job-${n}`,
  jobTitle: `Title ${n}`,
  jobUrl: `https://b.example/jobs/${n}`,
  jobDetected: new Date(n * 1_000).toISOString(),
}));
const jobs = findPostedJobs(jobRows, ['Title 1', 'Title 2', 'Title 3']);
const mail = (to: string, sentAt: number, ...numbers: number[]) => ({
  to,
  sentAt: new Date(sentAt).toISOString(),
  text: numbers.map((n) => `A title\nhttps://b.example/jobs/${n}\n`).join(''),
});
const ada = (n: number) => alertKey('ada@mail.example', `job-${n}`);

test('measures latency from detection to SES, separately for first and later messages', () => {
  const mails = [mail('ada@mail.example', 9_000, 3), mail('ada@mail.example', 4_000, 1, 2)];
  const findings = compareAlerts(new Set([ada(1), ada(2), ada(3)]), mails, jobs, new Set());
  expect(findings).toMatchObject({
    first: [3_000, 2_000],
    later: [6_000],
    messages: 2,
    missing: [],
    duplicates: [],
  });
});

test('distinguishes duplicate, missing and unwanted alerts', () => {
  const mails = [mail('ada@mail.example', 4_000, 1), mail('ada@mail.example', 5_000, 1, 3)];
  const findings = compareAlerts(new Set([ada(1), ada(2)]), mails, jobs, new Set());
  expect(findings).toMatchObject({ duplicates: [ada(1)], missing: [ada(2)], unwanted: [ada(3)] });
});

test('counts pending alerts of people with a due row as deferred, and ignores emails without jobs', () => {
  const emails = new Map([
    ['sub-1', 'ada@mail.example'],
    ['sub-2', 'bob@mail.example'],
  ]);
  const rows = [
    ...jobRows,
    { pk: 'DUE#3', sk: '2026-01-01T00:01:00.000Z#sub-1' },
    { pk: 'ALERT#sub-1', sk: 'job-1', state: 'sent' },
    { pk: 'ALERT#sub-1', sk: 'job-2', state: 'pending' },
    { pk: 'ALERT#sub-2', sk: 'job-2', state: 'pending' },
  ];
  const deferred = deferredAlerts(rows, emails);
  expect([...deferred]).toEqual([ada(2)]);
  const findings = compareAlerts(new Set([ada(2)]), [mail('ada@mail.example', 4_000)], jobs, deferred);
  expect(findings).toMatchObject({ deferred: 1, missing: [], messages: 0 });
});

test('a posting that became no job is an error', () => {
  expect(() => findPostedJobs(jobRows, ['Title 4'])).toThrow("No job was made from the posting 'Title 4'.");
});

test('invents distinct titles, posts one in eight of those in use, and gives calm people a title of their own', () => {
  const { titles, burstTitles, calmTitles } = createBurst({ people: 60, postings: 30, calm: 5 });
  expect(new Set(Array.from({ length: 20_000 }, (_, n) => inventTitle(n))).size).toBe(20_000);
  expect(titles.slice(0, 5)).toEqual(calmTitles.map((title) => [title]));
  expect(titles.slice(5).every((saved) => new Set(saved).size === 8)).toBe(true);
  expect(
    titles
      .slice(5)
      .flat()
      .filter((title) => calmTitles.includes(title)),
  ).toEqual([]);
  const wanted = titles
    .slice(5)
    .flat()
    .filter((title) => burstTitles.includes(title)).length;
  expect(wanted).toBeGreaterThan(25);
  expect(wanted).toBeLessThan(110);
});
