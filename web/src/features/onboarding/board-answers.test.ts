import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { expect, test } from '@jest/globals';
import { searchFromFilters } from '../listing/filters-url.ts';
import { titlesWithQuery } from './answers.ts';
import { boardAnswers } from './board-answers.ts';

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const filters: Filters = {
  ...defaultFilters,
  title: 'product designer',
  fRole: 'De',
  jobType: 'Any',
  isRemote: false,
  place: austin,
  seniority: 'senior',
  minPay: '120K',
  excludedRequirements: 'clearance',
};

test('ONB-07 a board gives everything that it filters by but its age to onboarding', () => {
  const search = searchFromFilters(filters);
  expect(boardAnswers(search)).toEqual({
    role: 'De',
    jobType: 'Any',
    remote: false,
    places: [austin],
    seniority: 'senior',
    criteria: {
      levels: ['senior'],
      minPay: { amount: 120_000, currency: 'USD', period: 'year' },
      includeUnstatedPay: false,
      excludedRequirements: ['clearance'],
    },
  });
  expect(titlesWithQuery(['QA'], search)).toEqual(['Product Designer', 'QA', '']);
});

test('ONB-07 a board leaves earlier answers alone where it filters by nothing', () => {
  const unfiltered = { ...defaultFilters, fRole: 'All', jobType: 'Any', isRemote: false } as const;
  const search = searchFromFilters(unfiltered);
  expect(boardAnswers(search)).toEqual({ jobType: 'Any', remote: false });
  expect(titlesWithQuery(['QA'], search)).toEqual(['QA']);
  expect([boardAnswers(''), boardAnswers('?title=QA')]).toEqual([{}, {}]);
});
