import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { anyFilters } from '@daybreak/contract/fixtures/any-filters.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countChangedFilters, withRole } from './filters.ts';
import { filtersFromSearch, parseSearch, searchFromFilters } from './filters-url.ts';

describe('the filters in the URL', () => {
  test('HOME-02 filters survive a round trip through the URL', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersFromSearch(searchFromFilters(filters))).toEqual(filters);
      }),
    );
  });

  test('HOME-02 the About page’s link sets role, type and remote', () => {
    expect(filtersFromSearch('?FR=Pr&Remote=true&JT=Fu&Lo=')).toEqual({ ...defaultFilters, fRole: 'Pr' });
  });

  test('HOME-02 reads title, type and remote from the URL', () => {
    const filters = filtersFromSearch('jobTitle=Staff+Engineer&JT=Co&Remote=false');
    expect(filters).toEqual({ ...defaultFilters, title: 'Staff Engineer', jobType: 'Co', isRemote: false });
  });

  test('HOME-05 HOME-06 HOME-07 an empty URL means engineering, full-time, remote on', () => {
    expect(filtersFromSearch('')).toEqual({
      title: '',
      fRole: 'En',
      specialization: '',
      jobType: 'Fu',
      isRemote: true,
      place: null,
      minPay: 'Any',
      seniority: 'Any',
      workplace: 'Any',
      postedWithinHours: 'Any',
      excludedRequirements: '',
    });
  });

  test('reads pay, level, workplace, age and what is left out from the URL, which names them only if they are chosen', () => {
    const filters: Filters = {
      ...defaultFilters,
      minPay: '120K',
      seniority: 'senior',
      workplace: 'hybrid',
      postedWithinHours: '6h',
      excludedRequirements: 'clearance,agency',
    };
    expect(
      filtersFromSearch('?Pay=120K&Level=senior&Mode=hybrid&Posted=6h&Without=agency,clearance'),
    ).toEqual(filters);
    expect(searchFromFilters(filters)).toMatch(
      /&Pay=120K&Level=senior&Mode=hybrid&Posted=6h&Without=clearance%2Cagency$/,
    );
    expect(searchFromFilters(defaultFilters)).toMatch(/&Lo=$/);
  });

  test.each([
    'FR=Xx',
    'JT=full',
    'Remote=perhaps',
    'FR=toString',
    'FR=',
    'Lo=nowhere',
    'Lo=,,',
    'Pay=121K',
    'Level=boss',
    'Posted=2h',
    'Without=boss',
  ])('HOME-02 the unknown value in %s falls back to the default', (search) => {
    expect(filtersFromSearch(search)).toEqual(defaultFilters);
  });
});

describe('changing filters', () => {
  const chosen: Filters = { ...defaultFilters, title: 'ios', specialization: 'Mobile', jobType: 'Co' };

  test('HOME-18 a role clears only title and specialization', () => {
    expect(withRole(chosen, 'De')).toEqual({ ...defaultFilters, fRole: 'De', jobType: 'Co' });
    expect(withRole(chosen, 'En')).toBe(chosen);
  });

  test('all roles keep the title, and clear the specialization of the old role', () => {
    expect(withRole(chosen, 'All')).toEqual({ ...chosen, fRole: 'All', specialization: '' });
  });

  test('HOME-18 a role in the URL drops another role’s title and specialization, and what it doesn’t name', () => {
    expect(parseSearch('FR=Pr')).toEqual({
      fRole: 'Pr',
      title: '',
      specialization: '',
      minPay: 'Any',
      seniority: 'Any',
      workplace: 'Any',
      postedWithinHours: 'Any',
      excludedRequirements: '',
    });
  });

  test('HOME-08 reads city, state and country with common aliases', () => {
    const austin = { city: 'Austin', state: 'TX', country: 'US' };
    expect(filtersFromSearch('Lo=Austin%2CTX%2CUS').place).toEqual(austin);
    expect(filtersFromSearch('Lo=Austin,TX,United States').place).toEqual(austin);
    expect(filtersFromSearch('Lo=,,DE').place).toEqual({ city: '', state: '', country: 'DE' });
  });
});

describe('changed filters', () => {
  test('are counted, except the title', () => {
    expect(countChangedFilters(defaultFilters)).toBe(0);
    expect(countChangedFilters({ ...defaultFilters, title: 'data' })).toBe(0);
    expect(countChangedFilters({ ...defaultFilters, fRole: 'De', isRemote: false })).toBe(2);
    expect(
      countChangedFilters({ ...defaultFilters, minPay: '60K', seniority: 'mid', postedWithinHours: '1h' }),
    ).toBe(3);
  });
});
