import { describe, expect, test } from '@jest/globals';
import type { Posting } from '../../postings/posting.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { type Job, MatchedFacts } from '../../table/job.ts';
import { addPostings, factsMatched, newJob, updateJob } from './job-changes.ts';
import { type ParsedPosting, parsePosting } from './parsed-posting.ts';

const NOON = '2026-06-01T12:00:00.000Z';
const austin = { city: 'Austin', state: 'TX', country: 'US' };
const boston = { city: 'Boston', state: 'MA', country: 'US' };
const clearance = (evidence: string) => ({ kind: 'clearance' as const, value: '', evidence });
const job = aJob({
  jobDetected: NOON,
  locations: [austin, boston],
  levels: ['mid'],
  requirements: [clearance('You hold a clearance.')],
  skills: ['Golang', 'Kafka'],
});

const after = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);

function parsed(id: string): ParsedPosting {
  const posting: Posting = {
    ats: 'greenhouse',
    board: 'acme',
    id,
    title: 'Software Engineer',
    html: '<p>Keeps the tide tables right to the minute.</p>',
    company: 'Acme',
    departments: [],
    pay: [],
    url: `https://acme.example/${id}`,
    locations: ['Austin, TX'],
  };
  const result = parsePosting({ posting, hash: '' });
  if ('rejection' in result) throw new Error('The posting is no job.');
  return result;
}

const change = (fields: Partial<Job>, minutes = 60, before = job) =>
  updateJob(before, fields, after(minutes));

describe('ING-04 a changed job', () => {
  test.each<[string, Partial<Job>]>([
    ['the words of its pay', { compensation: '$100K' }],
    ['the sentence of a requirement', { requirements: [clearance('Cleared.')] }],
    ['the spelling of its company', { fullCompanyName: 'ACME, Inc.' }],
    ['a place less', { locations: [boston] }],
    ['the order of its skills', { skills: ['Kafka', 'Golang'] }],
  ])('is not matched again for %s', (_, fields) => {
    expect(change(fields)).toMatchObject({
      matchVersion: 1,
      matchedFrom: NOON,
      factsBefore: [],
      revision: 2,
    });
  });

  test.each<[string, Partial<Job>]>([
    ['another title', { jobTitle: 'Data Engineer' }],
    ['another type', { jobType: 'Co' }],
    ['remote work', { isRemote: true }],
    ['another place', { locations: [austin, { city: 'Waco', state: 'TX', country: 'US' }] }],
    ['no place any more', { locations: [] }],
    ['another company', { fullCompanyName: 'Globex' }],
    ['another level', { levels: ['senior'] }],
    ['more pay', { payRanges: [{ label: '', min: null, max: 90_000, currency: 'USD', period: 'year' }] }],
    ['a requirement less', { requirements: [] }],
    ['another skill', { skills: ['Golang', 'Rust'] }],
  ])('is matched again for %s, against what it was before', (_, fields) => {
    const { jobTitle, jobType, fullCompanyName, isRemote, locations } = job;
    expect(change(fields)).toMatchObject({
      matchVersion: 2,
      matchedFrom: after(60).toISOString(),
      factsBefore: [{ jobTitle, jobType, fullCompanyName, isRemote, locations }],
    });
  });

  test('is not matched again for its first skills: it asked for none before', () => {
    expect(change({ skills: ['Golang'] }, 60, { ...job, skills: [] })).toMatchObject({ matchVersion: 1 });
  });

  test('is still new while its first matching may be under way', () => {
    const edited = change({ jobTitle: 'Data Engineer' }, 29);
    expect(edited).toMatchObject({ matchVersion: 2, factsBefore: [] });
    const later = change({ jobTitle: 'Data Engineer II' }, 60, edited);
    expect(later.factsBefore.map((facts) => facts.jobTitle)).toEqual(['Data Engineer']);
    const soon = change({ jobTitle: 'Data Engineer III' }, 61, later);
    expect(soon.factsBefore.map((facts) => facts.jobTitle)).toEqual(['Data Engineer']);
  });
});

describe('ING-04 a reopened job', () => {
  const week = 7 * 24 * 60;
  const closed = { ...job, closedAt: NOON };

  test('is no news within a week', () => {
    expect(change({}, week - 1, closed)).toMatchObject({ closedAt: null, matchVersion: 1 });
  });

  test('is news for everyone after a week', () => {
    expect(change({}, week, closed)).toMatchObject({ closedAt: null, matchVersion: 2, factsBefore: [] });
  });
});

describe('ING-04 a job of postings that left another one', () => {
  const facts = MatchedFacts.parse(job);
  const otherFacts = { ...facts, jobTitle: 'Data Engineer' };
  const posting = (id: string, factsBefore = [facts]) => ({ ...parsed(id), factsBefore });

  test('is news only for people that none of the others matched', () => {
    expect(newJob('b', [posting('1'), posting('2')], after(60)).factsBefore).toEqual([facts]);
    const ofTwoJobs = newJob('b', [posting('1'), posting('2', [otherFacts])], after(60));
    expect(ofTwoJobs.factsBefore).toEqual([facts, otherFacts]);
  });

  test('is news for everyone if one of them is new', () => {
    expect(newJob('b', [posting('1'), parsed('2')], after(60)).factsBefore).toEqual([]);
    expect(newJob('b', [parsed('1'), posting('2')], after(60)).factsBefore).toEqual([]);
  });

  test('has no earlier facts while the other may still be alerted', () => {
    expect(factsMatched(job, after(29))).toEqual([]);
    expect(factsMatched(job, after(30))).toEqual([facts]);
  });
});

describe('ING-04 a job that gains a posting of another job', () => {
  const inBoston = aJob({ jobDetected: NOON, locations: [boston], postings: [] });
  const own = MatchedFacts.parse(inBoston);
  const facts = { ...own, jobTitle: 'Data Engineer', locations: [austin] };

  test('is news only for people that neither job matched', () => {
    const gained = addPostings(inBoston, [{ ...parsed('9'), factsBefore: [facts] }], after(60));
    expect(gained).toMatchObject({ matchVersion: 2, factsBefore: [own, facts] });
  });

  test('is news in its places if another posting is new', () => {
    const postings = [{ ...parsed('9'), factsBefore: [facts] }, parsed('10')];
    expect(addPostings(inBoston, postings, after(60)).factsBefore).toEqual([own]);
  });

  test('is still new while its first matching may be under way', () => {
    const gained = addPostings(inBoston, [{ ...parsed('9'), factsBefore: [facts] }], after(29));
    expect(gained).toMatchObject({ matchVersion: 2, factsBefore: [] });
  });
});
