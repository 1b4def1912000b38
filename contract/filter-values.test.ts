import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boardFilters, type DeclaredFilter } from './board-filters.ts';
import {
  declaredFilters,
  defaultFilters,
  filterText,
  parseFilter,
  tidyText,
  toFiltersInput,
} from './filter-values.ts';
import { anyFilters } from './fixtures/any-filters.ts';

describe('a declared filter', () => {
  test('shares its keys with no other', () => {
    for (const place of ['url', 'storage'] as const) {
      const keys = declaredFilters.map(([, filter]) => filter.keys[place]);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('HOME-02 reads every value as it was written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        for (const [name, filter] of declaredFilters)
          expect(parseFilter(filter, filterText(filters[name]))).toEqual(filters[name]);
      }),
    );
  });

  test('HOME-02 starts with a value of its own', () => {
    for (const [, filter] of declaredFilters)
      expect(parseFilter(filter, filterText(filter.initial))).toEqual(filter.initial);
  });

  test.each<[DeclaredFilter['kind'], DeclaredFilter, readonly string[]]>([
    ['choice', boardFilters.fRole, ['Xx', '', 'en', 'toString', '__proto__']],
    ['amount', boardFilters.minPay, ['121K', '60', '-60K', '', 'constructor']],
    ['switch', boardFilters.isRemote, ['perhaps', '', '1', 'TRUE']],
    ['several', boardFilters.excludedRequirements, ['boss', 'agency,boss', 'agency;unpaid', ',', 'toString']],
    ['place', boardFilters.place, ['nowhere', ',,', 'Austin,TX,Texas', `${'x'.repeat(81)},TX,US`]],
  ])('HOME-02 of the kind %s leaves out unknown values', (_, filter, texts) => {
    for (const text of texts) expect(parseFilter(filter, text)).toBeUndefined();
  });

  test('of the kind several keeps each code once, in the declared order', () => {
    const { excludedRequirements } = boardFilters;
    expect(parseFilter(excludedRequirements, 'agency,clearance,agency')).toBe('clearance,agency');
    expect(parseFilter(excludedRequirements, '')).toBe('');
  });

  test('HOME-04 of the kind text is cut where no title is longer, without repeated spaces', () => {
    expect(parseFilter(boardFilters.title, 'x'.repeat(10_000))).toHaveLength(120);
    expect(tidyText('  staff \n  engineer ')).toBe('staff engineer');
  });
});

describe('the input of the API', () => {
  test('is the defaults of a first visit', () => {
    expect(toFiltersInput(defaultFilters)).toEqual({ fRole: 'En', jobType: 'Fu', isRemote: true });
  });

  test('leaves out what excludes no job', () => {
    const filters = { ...defaultFilters, fRole: 'All', jobType: 'Any', isRemote: false } as const;
    expect(toFiltersInput(filters)).toEqual({ isRemote: false });
  });

  test('HOME-08 HOME-10 has numbers for amounts, and a field for each part of a place', () => {
    expect(
      toFiltersInput({
        ...defaultFilters,
        title: 'ios',
        specialization: 'Mobile',
        place: { city: '', state: 'TX', country: 'US' },
        minPay: '120K',
        seniority: 'senior',
        postedWithinHours: '6h',
        excludedRequirements: 'clearance,agency',
      }),
    ).toEqual({
      fRole: 'En',
      jobType: 'Fu',
      isRemote: true,
      title: 'ios',
      specialization: 'Mobile',
      city: '',
      state: 'TX',
      country: 'US',
      minPay: 120,
      seniority: 'senior',
      postedWithinHours: 6,
      excludedRequirements: ['clearance', 'agency'],
    });
  });
});
