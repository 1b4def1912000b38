import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseTitle } from '../../titles/parse-title.ts';
import { titleMatches } from '../../titles/title-match.ts';
import { engineeringJob, entry, HOUR, indexOf, NOW } from '../fixtures/entries.ts';
import { suggestTitles } from './suggest-titles.ts';

const listingOf = (titles: readonly string[]) =>
  indexOf(titles.map((title, at) => entry(`job-${at}`, NOW - 1_000 - at, engineeringJob(title)))).listing();

const suggest = (titles: readonly string[], title: string) =>
  suggestTitles(listingOf(titles), { title, timeZone: 'UTC' }, NOW);

const TITLES = [
  'Backend Engineer',
  'Senior Backend Engineer, Payments',
  'Backend Developer (Remote)',
  'Site Reliability Engineer II',
  'Account Executive',
  'Engineering Manager, Backend',
];

describe('title suggestions', () => {
  test('complete what is typed, with the number of jobs that alerts would match', () => {
    expect(suggest(TITLES, 'backend e')).toEqual([
      { title: 'Backend Engineer', jobs: 3 },
      { title: 'Engineering Manager, Backend', jobs: 1 },
    ]);
  });

  test('know other names, and keep a level that is typed', () => {
    expect(suggest(TITLES, 'sre')).toEqual([{ title: 'Site Reliability Engineer', jobs: 1 }]);
    expect(suggest(TITLES, 'senior back')).toEqual([{ title: 'Senior Backend Engineer', jobs: 1 }]);
  });

  test.each(['', ' b', 'florist', '%'])('are none for “%s”', (typed) => {
    expect(suggest(TITLES, typed)).toEqual([]);
  });

  test('count only open jobs of the visitor’s two days', () => {
    const old = entry('old', NOW - 60 * HOUR, engineeringJob('Backend Engineer'));
    const closed = entry('closed', NOW - HOUR, engineeringJob('Backend Engineer'));
    const { written, jobId, detected } = entry('closed', NOW - HOUR, engineeringJob(''), NOW - 1_000);
    const open = entry('open', NOW - HOUR, engineeringJob('Backend Engineer'));
    const listing = indexOf([old, closed, open, { written, jobId, detected, closed: true }]).listing();
    expect(suggestTitles(listing, { title: 'backend', timeZone: 'UTC' }, NOW)).toEqual([
      { title: 'Backend Engineer', jobs: 1 },
    ]);
  });

  test('are at most six, most jobs first, and count as the rule of alerts does', () => {
    const anyTitle = fc
      .tuple(
        fc.constantFrom('', 'Senior ', 'Staff '),
        fc.constantFrom('Backend ', 'Frontend ', 'Data ', 'Security ', 'Mobile ', ''),
        fc.constantFrom('Engineer', 'Developer', 'Engineering Manager', 'Analyst'),
        fc.constantFrom('', ', Payments', ' II'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(anyTitle, { maxLength: 60 }),
        fc.constantFrom('eng', 'dev', 'data', 'senior'),
        (titles, typed) => {
          const suggestions = suggest(titles, typed);
          expect(suggestions.length).toBeLessThanOrEqual(6);
          const counts = suggestions.map(({ jobs }) => jobs);
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
          for (const { title, jobs } of suggestions)
            expect(jobs).toBe(
              titles.filter((one) => titleMatches(parseTitle(title), parseTitle(one))).length,
            );
        },
      ),
    );
  });
});
