import { describe, expect, test } from '@jest/globals';
import { aJob } from '../../table/fixtures/job.ts';
import { factsOf, leadOf, leftWords, type Occasion, occasionOf, timesOf } from './words.ts';

describe('what is left of the free alerts', () => {
  test.each([
    [10, 'Thank you. :-) You have 10 job alerts remaining'],
    [2, 'Thank you. :-) You have 2 job alerts remaining'],
    [1, 'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.'],
    [
      0,
      "Your free trial of real-time job alerts has ended. Don't miss out. Subscribe for instant job alerts.",
    ],
    [null, ''],
  ])('MATCH-03 is said at %p', (left, words) => {
    expect(leftWords(left)).toBe(words);
  });
});

describe('the first line', () => {
  test('tells jobs that were just posted from those that waited for a digest', () => {
    const now = new Date('2026-06-01T18:00:00.000Z');
    const [fresh, old] = [
      aJob({ jobDetected: '2026-06-01T17:30:00.000Z' }),
      aJob({ jobDetected: '2026-06-01T09:00:00.000Z' }),
    ];
    expect(occasionOf([fresh], false, now)).toBe('fresh');
    expect(occasionOf([fresh, old], false, now)).toBe('waited');
    expect(occasionOf([fresh, old], true, now)).toBe('catch-up');
  });

  test.each<[string, number, Occasion, string]>([
    ['Ada', 1, 'fresh', 'Ada, a job you asked for has just been posted.'],
    ['', 3, 'fresh', '3 jobs you asked for have just been posted.'],
    ['Ada', 25, 'waited', 'Ada, 25 jobs you asked for have been posted.'],
    [
      'Ada',
      10,
      'catch-up',
      'Ada, your subscription has begun: here are 10 jobs of the last two days that you had not heard of.',
    ],
    [
      '',
      1,
      'catch-up',
      'Your subscription has begun: here is a job of the last two days that you had not heard of.',
    ],
  ])('for %p with %p jobs that come as %p is a sentence', (name, jobs, occasion, line) => {
    expect(leadOf(name, jobs, occasion)).toBe(line);
  });
});

describe('the times of a job', () => {
  const job = aJob({ jobDetected: '2026-06-01T18:04:30.000Z' });
  const now = new Date('2026-06-01T18:05:00.000Z');

  test('leave out the employer’s date where the feed gives none', () => {
    expect(timesOf(job, 'America/New_York', now)).toBe('Seen 2:04 PM, sent 2:05 PM');
  });

  test('name the day where it is yesterday’s in the person’s time zone', () => {
    const late = { ...job, jobDetected: '2026-06-01T03:30:00.000Z' };
    expect(timesOf(late, 'America/New_York', now)).toBe('Seen May 31, 11:30 PM, sent 2:05 PM');
    expect(timesOf(late, 'UTC', now)).toBe('Seen 3:30 AM, sent 6:05 PM');
  });
});

describe('the facts of a job', () => {
  test.each([
    ['Austin, TX', false, 'Acme · Austin, TX · Full-Time'],
    ['Austin, TX', true, 'Acme · Austin, TX · Remote · Full-Time'],
    ['Remote, US', true, 'Acme · Remote, US · Full-Time'],
    ['', true, 'Acme · Remote · Full-Time'],
  ])('in %p, remote %p, are one line', (jobLocation, isRemote, line) => {
    expect(factsOf(aJob({ jobLocation, isRemote }))).toBe(line);
  });
});
