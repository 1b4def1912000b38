import { describe, expect, test } from '@jest/globals';
import { aJob } from '../../table/fixtures/job.ts';
import {
  factsLine,
  introLine,
  type Occasion,
  occasionOf,
  previewLine,
  remainingText,
  subjectLine,
  timesLine,
} from './words.ts';

describe('the remaining free alerts', () => {
  test.each([
    [10, 'Thank you. :-) You have 10 job alerts remaining'],
    [2, 'Thank you. :-) You have 2 job alerts remaining'],
    [1, 'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.'],
    [
      0,
      "Your free trial of real-time job alerts has ended. Don't miss out. Subscribe for instant job alerts.",
    ],
    [null, ''],
  ])('MATCH-03 read right at %p', (left, words) => {
    expect(remainingText(left)).toBe(words);
  });
});

describe('the first line', () => {
  test('ING-05 says just posted only of jobs that were', () => {
    const now = new Date('2026-06-01T18:00:00.000Z');
    const [fresh, old] = [
      aJob({ jobDetected: '2026-06-01T17:30:00.000Z' }),
      aJob({ jobDetected: '2026-06-01T09:00:00.000Z' }),
    ];
    expect(occasionOf([fresh], false, now)).toBe('fresh');
    expect(occasionOf([{ ...fresh, employerDate: '2026-05-31T18:00:00.000Z' }], false, now)).toBe('fresh');
    expect(occasionOf([{ ...fresh, employerDate: '2026-05-31T17:00:00.000Z' }], false, now)).toBe('deferred');
    expect(occasionOf([fresh, old], false, now)).toBe('deferred');
    expect(occasionOf([fresh, old], true, now)).toBe('catch-up');
  });

  test.each<[string, number, Occasion, string]>([
    ['Ada', 1, 'fresh', 'Ada, a job that matches your alerts was just posted.'],
    ['', 3, 'fresh', '3 jobs that match your alerts were just posted.'],
    ['Ada', 25, 'deferred', 'Ada, 25 new jobs match your alerts.'],
    ['Ada', 10, 'catch-up', "Ada, you're subscribed. Here are 10 jobs you missed in the last two days."],
    ['', 1, 'catch-up', "You're subscribed. Here's a job you missed in the last two days."],
  ])('is a sentence for %p with %p jobs, %p', (name, jobs, occasion, line) => {
    expect(introLine(name, jobs, occasion)).toBe(line);
  });
});

describe('the times of a job', () => {
  const job = aJob({ jobDetected: '2026-06-01T18:04:30.000Z' });
  const now = new Date('2026-06-01T18:05:00.000Z');

  test('leave out the employer’s date if the feed has none', () => {
    expect(timesLine(job, 'America/New_York', now)).toBe('Seen 2:04 PM, sent 2:05 PM EDT');
  });

  test('name the day if it is yesterday in the person’s time zone', () => {
    const late = { ...job, jobDetected: '2026-06-01T03:30:00.000Z' };
    expect(timesLine(late, 'America/New_York', now)).toBe('Seen May 31, 11:30 PM, sent 2:05 PM EDT');
    expect(timesLine(late, 'UTC', now)).toBe('Seen 3:30 AM, sent 6:05 PM UTC');
  });
});

describe('the facts line', () => {
  test.each([
    ['Austin, TX', false, 'Acme · Austin, TX · Full-Time'],
    ['Austin, TX', true, 'Acme · Austin, TX · Remote · Full-Time'],
    ['Remote, US', true, 'Acme · Remote, US · Full-Time'],
    ['', true, 'Acme · Remote · Full-Time'],
  ])('is right in %p, remote %p', (jobLocation, isRemote, line) => {
    expect(factsLine(aJob({ jobLocation, isRemote }))).toBe(line);
  });
});

describe('what a mail program shows beside the subject', () => {
  test('MATCH-02 adds the place, type and pay of the first job, and names the others', () => {
    const first = aJob({
      jobLocation: 'Austin, TX',
      isRemote: false,
      jobType: 'Fu',
      compensation: '$120,000',
    });
    const second = aJob({ jobTitle: 'Data Engineer', fullCompanyName: 'Larkspur' });
    expect(previewLine([first], null)).toBe('Austin, TX · Full-Time · $120,000');
    expect(previewLine([first, second], 2)).toBe(
      'Austin, TX · Full-Time · $120,000 · Data Engineer, Larkspur',
    );
  });

  test('MATCH-02 the subject and it begin with the freshest job, whatever their order in the mail', () => {
    const old = aJob({ jobTitle: 'Old Engineer', jobDetected: '2026-06-01T09:00:00.000Z' });
    const fresh = aJob({ jobTitle: 'Fresh Engineer', jobDetected: '2026-06-01T18:00:00.000Z' });
    expect(subjectLine([old, fresh])).toBe('Fresh Engineer at Acme and 1 more job');
    expect(previewLine([old, fresh], null)).toMatch(/ · Old Engineer, Acme$/);
  });

  test('MATCH-02 numbers have separators, and a name from right to left stays where it is', () => {
    const company = 'شركة النور';
    const jobs = Array.from({ length: 1_554 }, () => aJob({ fullCompanyName: company }));
    expect(subjectLine(jobs)).toBe(`Backend Engineer at \u2068${company}\u2069 and 1,553 more jobs`);
    expect(introLine('', 1_554, 'deferred')).toBe('1,554 new jobs match your alerts.');
  });

  test.each([
    [1, /Full-Time · You have one more job alert remaining\./],
    [0, /Full-Time · Your free trial of real-time job alerts has ended\./],
  ])('MATCH-03 says so when %d free alerts are left', (left, said) => {
    expect(previewLine([aJob()], left)).toMatch(said);
  });
});
