import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { textMessage } from './text-message.ts';

const item = (facts: Parameters<typeof aJob>[0] = {}) => {
  const job = aJob(facts);
  return { job, alert: anAlert('ada', job.jobID) };
};
const frame = { siteUrl: 'https://daybreak.example', isLastToday: false };

describe('MATCH-02 a text', () => {
  test('says the job, where it is, where to read it, and how to end texts', () => {
    const items = [item({ jobID: 'lever:acme:1', jobTitle: 'Backend Engineer', jobLocation: 'Austin, TX' })];
    expect(textMessage({ items, left: 7 }, frame)).toBe(
      `Daybreak: Backend Engineer at ${items[0]?.job.fullCompanyName}, Austin, TX. https://daybreak.example/jobs/lever%3Aacme%3A1 Reply STOP to end texts.`,
    );
  });

  test('of several jobs says the first and how many more', () => {
    const items = [item({ jobTitle: 'Backend Engineer' }), item({ jobID: 'two' }), item({ jobID: 'three' })];
    expect(textMessage({ items, left: null }, frame)).toContain('Backend Engineer at');
    expect(textMessage({ items, left: null }, frame)).toContain(' and 2 more.');
  });

  test('says when one free alert is left, and when none is', () => {
    expect(textMessage({ items: [item()], left: 1 }, frame)).toContain('one more job alert remaining');
    expect(textMessage({ items: [item()], left: 0 }, frame)).toContain(
      'free trial of real-time job alerts has ended',
    );
    expect(textMessage({ items: [item()], left: 2 }, frame)).not.toContain('remaining');
  });

  test('that is the day’s last one says what to do about it', () => {
    expect(textMessage({ items: [item()], left: null }, { ...frame, isLastToday: true })).toContain(
      "This is today's last text",
    );
  });

  test('stays within what SNS takes, whatever a posting is called', () => {
    const long = item({
      jobTitle: 'x'.repeat(900),
      fullCompanyName: 'y'.repeat(900),
      jobLocation: 'z'.repeat(900),
    });
    const text = textMessage({ items: [long], left: 0 }, { ...frame, isLastToday: true });
    expect(text.length).toBeLessThan(700);
    expect(text).toContain('...');
  });
});
