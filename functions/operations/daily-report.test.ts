import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Backlog, type Deps, sendDailyReport } from './daily-report.ts';
import { storedDays } from './fixtures/stored-days.ts';
import type { ReportText } from './report-text.ts';

const NOW = new Date('2026-11-28T06:00:00.000Z');
const STAGE = { stackName: 'Daybreak-dev', region: 'us-east-1', siteUrl: 'https://x', monthlyBudget: null };

let published: ReportText[];
let saved: [day: string, backlog: Backlog][];
let failures: string[];
beforeEach(() => {
  [published, saved, failures] = [[], [], []];
});

const broken = (what: string) => async () => {
  throw new Error(`${what} is down.`);
};

const send = (changes: Partial<Deps> = {}) =>
  sendDailyReport(
    {
      readStats: async (firstDay) => storedDays({ [firstDay]: { jobs: 80 }, '2026-11-27': { jobs: 60 } }),
      countDeadLetters: async () => 2,
      countReviews: async () => 5,
      saveBacklog: async (day, backlog) => void saved.push([day, backlog]),
      publish: async (report) => void published.push(report),
      onFailure: (source, { message }) => failures.push(`${source}: ${message}`),
      ...changes,
    },
    STAGE,
    NOW,
  );

describe('OPS-01 sending the daily report', () => {
  test('reads the day of the week before too, and keeps the backlog for the report in a week', async () => {
    await send();
    expect(published[0]?.text).toMatch(/Jobs first seen +60 +80 +-25 %/);
    expect(saved).toEqual([['2026-11-28', { deadLetters: 2, reviews: 5 }]]);
  });

  test.each([
    ['statistics', { readStats: broken('It') }, /Jobs first seen +unavailable/],
    ['dead letters', { countDeadLetters: broken('It') }, /Failed messages +unavailable/],
    ['requests to follow', { countReviews: broken('It') }, /Requests +unavailable/],
  ])('goes on without the %s', async (source, deps, line) => {
    await send(deps);
    expect(failures).toEqual([`${source}: It is down.`]);
    expect(published[0]?.text).toMatch(line);
  });

  test('keeps no number of a source that failed', async () => {
    await send({ countDeadLetters: broken('SQS') });
    expect(saved).toEqual([['2026-11-28', { reviews: 5 }]]);
  });

  test('does not fail, and so is not sent again, if only the backlog can’t be kept', async () => {
    await send({ saveBacklog: broken('The table') });
    expect([published.length, failures]).toEqual([1, ['backlog: The table is down.']]);
  });

  test('fails if it can’t be published', async () => {
    await expect(send({ publish: broken('SNS') })).rejects.toThrow('SNS is down.');
    expect(saved).toEqual([]);
  });
});
