import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { composeText } from './compose-text.ts';

const item = (facts: Parameters<typeof aJob>[0] = {}) => {
  const job = aJob(facts);
  return { job, alert: anAlert('ada', job.jobID) };
};
const user = aUser({ locations: [] });
const frame = { siteUrl: 'https://daybreak.example', isLastToday: false };

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
      ' and 2 more. All 3: https://daybreak.example/profile/alerts ',
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

  test('stays short however long a title is', () => {
    const long = item({
      jobTitle: 'x'.repeat(900),
      fullCompanyName: 'y'.repeat(900),
      jobLocation: 'z'.repeat(900),
    });
    const text = composeText({ user, items: [long], freeAlertsLeft: 0 }, { ...frame, isLastToday: true });
    expect(text.length).toBeLessThan(700);
    expect(text).toContain('...');
  });
});
