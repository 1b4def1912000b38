import { expect, test } from '@jest/globals';
import { alertKey, deferredPairs, judge } from './compare-alerts.ts';
import { createBurst, inventedTitle } from './workload.ts';

const detected = new Map([
  ['greenhouse-b-1', 1_000],
  ['greenhouse-b-2', 2_000],
  ['greenhouse-b-3', 3_000],
]);
const mail = (to: string, sentAt: number, ...jobs: number[]) => ({
  to,
  sentAt: new Date(sentAt).toISOString(),
  text: jobs.map((job) => `A title\nhttps://b.example/jobs/${job}\n`).join(''),
});
const ada = (job: number) => alertKey('ada@mail.example', `greenhouse-b-${job}`);

test('times are from detection to hand-over, those of a first message apart from those of later ones', () => {
  const mails = [mail('ada@mail.example', 9_000, 3), mail('ada@mail.example', 4_000, 1, 2)];
  const found = judge(new Set([ada(1), ada(2), ada(3)]), mails, detected, new Set());
  expect(found).toMatchObject({
    first: [3_000, 2_000],
    later: [6_000],
    messages: 2,
    missing: [],
    duplicates: [],
  });
});

test('a job that came twice, one that never came, and one that nobody wanted are told apart', () => {
  const mails = [mail('ada@mail.example', 4_000, 1), mail('ada@mail.example', 5_000, 1, 3)];
  const found = judge(new Set([ada(1), ada(2)]), mails, detected, new Set());
  expect(found).toMatchObject({ duplicates: [ada(1)], missing: [ada(2)], unwanted: [ada(3)] });
});

test('what a due row holds is deferred and not missing; mails about other things do not count', () => {
  const rows = [{ pk: 'DUE#3', sk: '2026-01-01T00:01:00.000Z#sub-1', jobs: new Set(['greenhouse-b-2']) }];
  const deferred = deferredPairs(rows, new Map([['sub-1', 'ada@mail.example']]));
  const found = judge(new Set([ada(2)]), [mail('ada@mail.example', 4_000)], detected, deferred);
  expect(found).toMatchObject({ deferred: 1, missing: [], messages: 0 });
});

test('invented titles differ, one in eight of those in play is posted, and calm people want one that nobody else does', () => {
  const { titles, burstTitles, calmTitles } = createBurst({ people: 60, postings: 30, calm: 5 });
  expect(new Set(Array.from({ length: 20_000 }, (_, n) => inventedTitle(n))).size).toBe(20_000);
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
