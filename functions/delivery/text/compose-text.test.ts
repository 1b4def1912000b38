import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { composeText } from './compose-text.ts';
import { gsmLength, TWO_PARTS, toGsm } from './gsm.ts';

const item = (facts: Parameters<typeof aJob>[0] = {}) => {
  const job = aJob(facts);
  return { job, alert: anAlert('ada', job.jobID) };
};
const user = aUser({ locations: [] });
const siteUrl = 'https://daybreak.example';
const jobsUrl = `${siteUrl}/manage-alerts?jobs=${randomUUID()}.0123456789abcdef`;
const frame = { siteUrl, jobsUrl, isLastToday: false };

describe('MATCH-02 a text', () => {
  test('has the job, its place, its link, and how to stop texts', () => {
    const items = [item({ jobID: 'lever:acme:1', jobTitle: 'Backend Engineer', jobLocation: 'Austin, TX' })];
    expect(composeText({ user, items, freeAlertsLeft: 7 }, frame)).toBe(
      `Daybreak: Backend Engineer at ${items[0]?.job.fullCompanyName}, Austin, TX. https://daybreak.example/jobs/lever%3Aacme%3A1 Reply STOP to end texts.`,
    );
  });

  test('of several jobs has the first and how many more', () => {
    const items = [item({ jobTitle: 'Backend Engineer' }), item({ jobID: 'two' }), item({ jobID: 'three' })];
    expect(composeText({ user, items, freeAlertsLeft: null }, frame)).toContain('Backend Engineer at');
    expect(composeText({ user, items, freeAlertsLeft: null }, frame)).toContain(
      ` and 2 more. All 3: ${jobsUrl} Reply STOP to end texts.`,
    );
  });

  test('says when one free alert is left, and when none is', () => {
    expect(composeText({ user, items: [item()], freeAlertsLeft: 1 }, frame)).toContain(
      'one more job alert remaining',
    );
    expect(composeText({ user, items: [item()], freeAlertsLeft: 0 }, frame)).toContain(
      'free trial of real-time job alerts has ended',
    );
    expect(composeText({ user, items: [item()], freeAlertsLeft: 2 }, frame)).not.toContain('remaining');
  });

  test('that is the day’s last says what to do about it', () => {
    expect(
      composeText({ user, items: [item()], freeAlertsLeft: null }, { ...frame, isLastToday: true }),
    ).toContain('This is your last text today');
  });

  test('says one thing at most besides: not that it is the day’s last, if none comes anyway', () => {
    const text = composeText({ user, items: [item()], freeAlertsLeft: 0 }, { ...frame, isLastToday: true });
    expect(text).toContain('has ended');
    expect(text).not.toContain('last text today');
  });

  const long = (jobID: string) =>
    item({
      jobID,
      jobTitle: `“${'x[]'.repeat(300)}”`,
      fullCompanyName: 'ÿ'.repeat(900),
      jobLocation: 'z'.repeat(900),
    });
  test.each([
    [1, null, false],
    [1, 0, true],
    [1, 1, false],
    [1, null, true],
    [9, 0, false],
    [9, 1, true],
    [1_000, null, true],
  ])(
    'fits into two parts of plain characters, however long its names are: %d jobs, %p left, last %p',
    (jobs, freeAlertsLeft, isLastToday) => {
      const items = Array.from({ length: jobs }, (_, n) => long(`greenhouse-acme-${n}`));
      const text = composeText({ user, items, freeAlertsLeft }, { ...frame, isLastToday });
      expect(gsmLength(text)).toBeLessThanOrEqual(TWO_PARTS);
      expect(toGsm(text)).toBe(text);
      expect(text).toMatch(/\.\.\..+Reply STOP to end texts\.$/);
      expect(text).toContain(jobs === 1 ? '/jobs/greenhouse-acme-0' : jobsUrl);
    },
  );

  test('names a job whose title has no plain spelling', () => {
    const items = [item({ jobTitle: 'エンジニア' })];
    expect(composeText({ user, items, freeAlertsLeft: null }, frame)).toMatch(/^Daybreak: A job at Acme/);
  });
});
