import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { expect, test } from '@jest/globals';
import { type Alternative, alternativeText, withAlternative } from './alternatives.ts';

const chosen: Filters = {
  ...defaultFilters,
  title: 'product manager',
  specialization: 'Backend',
  place: { city: 'Austin', state: 'TX', country: 'US' },
  minPay: '120K',
};
const alternative = (facts: Partial<Alternative>): Alternative => ({
  filter: 'fRole',
  role: null,
  total: 1_200,
  ...facts,
});

test('HOME-15 another role keeps the title and drops the specialization', () => {
  const product = alternative({ role: 'Pr' });
  expect(alternativeText(product)).toBe('1,200 in Product');
  expect(withAlternative(chosen, product)).toEqual({ ...chosen, fRole: 'Pr', specialization: '' });
});

test.each<[Alternative['filter'], string, Partial<Filters>]>([
  ['title', '1,200 without these words', { title: '' }],
  ['specialization', '1,200 without the specialization', { specialization: '' }],
  ['jobType', '1,200 of any type', { jobType: 'Any' }],
  ['place', '1,200 without the place', { place: null }],
  ['seniority', '1,200 at any level', { seniority: 'Any' }],
  ['minPay', '1,200 without minimum pay', { minPay: 'Any' }],
  ['postedWithinHours', '1,200 since yesterday', { postedWithinHours: 'Any' }],
  ['excludedRequirements', '1,200 with nothing left out', { excludedRequirements: '' }],
])('HOME-15 leaving out the %s changes nothing else', (filter, text, change) => {
  expect(alternativeText(alternative({ filter }))).toBe(text);
  expect(withAlternative(chosen, alternative({ filter }))).toEqual({ ...chosen, ...change });
});
