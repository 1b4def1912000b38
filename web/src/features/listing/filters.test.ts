import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jobTypeNames, roleNames } from './codes.ts';
import {
  changedFilters,
  defaultFilters,
  describeFilters,
  type Filters,
  filtersFromSearch,
  searchFromFilters,
  tidyTitle,
} from './filters.ts';

const codes = <Code extends string>(names: Record<Code, string>) =>
  // Object.keys forgets the type of the keys.
  fc.constantFrom(...(Object.keys(names) as Code[]));

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 200 }).map(tidyTitle),
  role: codes(roleNames),
  jobType: codes(jobTypeNames),
  remote: fc.boolean(),
});

describe('the filters in the URL', () => {
  test('HOME-02 filters written into the URL are read back the same', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersFromSearch(searchFromFilters(filters))).toEqual(filters);
      }),
    );
  });

  test('HOME-02 the link of the About page sets role, type and remote', () => {
    expect(filtersFromSearch('?FR=Pr&Remote=true&JT=Fu&Lo=')).toEqual({ ...defaultFilters, role: 'Pr' });
  });

  test('HOME-02 a title, a type and a switched-off remote are set from the URL', () => {
    const filters = filtersFromSearch('jobTitle=Staff+Engineer&JT=Co&Remote=false');
    expect(filters).toEqual({ title: 'Staff Engineer', role: 'En', jobType: 'Co', remote: false });
  });

  test('HOME-05 HOME-06 HOME-07 an empty URL gives engineering, full-time, remote on', () => {
    expect(filtersFromSearch('')).toEqual({ title: '', role: 'En', jobType: 'Fu', remote: true });
  });

  test.each(['FR=Xx', 'JT=full', 'Remote=perhaps', 'FR=toString', 'FR='])(
    'HOME-02 the unknown value in %s takes the default',
    (search) => {
      expect(filtersFromSearch(search)).toEqual(defaultFilters);
    },
  );

  test('HOME-04 a title of 10,000 characters is cut, and its spaces are single', () => {
    expect(filtersFromSearch(`jobTitle=${'x'.repeat(10_000)}`).title).toHaveLength(120);
    expect(tidyTitle('  staff \n  engineer ')).toBe('staff engineer');
  });
});

describe('the filters in words', () => {
  test('HOME-15 the empty board lists every filter that is set', () => {
    const filters: Filters = { title: 'zookeeper', role: 'Ma', jobType: 'In', remote: false };
    expect(describeFilters(filters)).toBe('“zookeeper”, Marketing/Sales, Internship, Remote last');
  });

  test('the count on the Filters button is of those changed from the default, the title apart', () => {
    expect(changedFilters(defaultFilters)).toBe(0);
    expect(changedFilters({ ...defaultFilters, title: 'data' })).toBe(0);
    expect(changedFilters({ ...defaultFilters, role: 'De', remote: false })).toBe(2);
  });
});
