import { describe, expect, test } from '@jest/globals';
import { engineeringJob, entry, indexOf, NOW } from '../fixtures/entries.ts';
import { toColumns } from '../log/entry-columns.ts';
import { correctQuery } from './correct-query.ts';
import { cutPage } from './page.ts';

const index = indexOf(
  ['Software Engineer', 'Product Manager', 'Kubernetes Engineer', 'Designer'].map((title, at) =>
    entry(`job-${at}`, NOW - 1_000 - at, engineeringJob(title)),
  ),
);

test.each([
  ['software enginer', 'software engineer'],
  ['kuberntes', 'kubernetes'],
  ['prodcut manager', 'product manager'],
  ['larkspr', 'larkspur'],
  ['software enginer jobs', 'software engineer'],
  ['software jobs', null],
  ['softw', null],
  ['sre', null],
  ['astronaut', null],
  ['', null],
])('%j is corrected to %j', (query, corrected) => {
  expect(correctQuery(index.listing(), query)).toBe(corrected);
});

test('API-04 a misspelled search shows the jobs of the corrected one, page by page, and says so', () => {
  const filters = { title: 'software enginer', timeZone: 'UTC' };
  const first = cutPage(index.listing(), filters, NOW, { size: 1 });
  expect(first).toMatchObject({ correctedTitle: 'software engineer', jobIds: ['job-0'] });
  const wide = { ...filters, title: 'enginer' };
  const one = cutPage(index.listing(), wide, NOW, { size: 1 });
  const two = cutPage(index.listing(), { ...wide, nextToken: one.nextToken }, NOW, { size: 1 });
  expect([...one.jobIds, ...two.jobIds]).toEqual(['job-0', 'job-2']);
  expect(two.correctedTitle).toBe('engineer');
});

test('HOME-20 API-04 new jobs of a misspelled search are those of the corrected one', () => {
  const changing = indexOf([entry('first', NOW - 1_000, engineeringJob('Software Engineer'))]);
  const filters = { title: 'sofware enginer', timeZone: 'UTC' };
  const { asOf, correctedTitle } = cutPage(changing.listing(), filters, NOW);
  changing.apply(toColumns([entry('second', NOW + 1_000, engineeringJob('Software Engineer'))]));
  const since = { ...filters, title: correctedTitle, detectedAfter: asOf };
  expect(cutPage(changing.listing(), since, NOW + 2_000).jobIds).toEqual(['second']);
});

test('a search that finds jobs is not corrected', () => {
  expect(cutPage(index.listing(), { title: 'designer', timeZone: 'UTC' }, NOW).correctedTitle).toBeNull();
});

describe('a typo that a posting shares', () => {
  const titles = [
    ...Array(40).fill('Software Engineer'),
    'Software Enginer',
    'Marketo Specialist',
    'Market Analyst',
  ];
  const shared = indexOf(
    titles.map((title, at) =>
      entry(`job-${at}`, NOW - 1_000 - at, engineeringJob(`${title}${at < 40 ? `, Team ${at}` : ''}`)),
    ),
  );

  test('HOME-04 API-04 is corrected, if the word that is meant is far more frequent', () => {
    const page = cutPage(shared.listing(), { title: 'software enginer', timeZone: 'UTC' }, NOW);
    expect(page).toMatchObject({ correctedTitle: 'software engineer', total: 41 });
  });

  test('HOME-04 API-04 is searched for as it is in quotation marks', () => {
    const page = cutPage(shared.listing(), { title: '"software enginer"', timeZone: 'UTC' }, NOW);
    expect(page).toMatchObject({ correctedTitle: null, jobIds: ['job-40'] });
  });

  test.each(['marketo', 'market', 'engine'])('HOME-04 API-04 %j is none', (query) => {
    expect(correctQuery(shared.listing(), query)).toBeNull();
  });
});
