import type { Filters } from '@daybreak/contract/board-filters.ts';
import { declaredFilters, defaultFilters } from '@daybreak/contract/filter-values.ts';
import { anyFilters } from '@daybreak/contract/fixtures/any-filters.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readStoredFilters, storeFilters } from './filters-storage.ts';
import { filtersFromSearch, searchFromFilters } from './filters-url.ts';
import { hasJobType, type Visit, visitSearch } from './visit-filters.ts';

/** Creates a browser at an address with this local storage. */
function givenVisit(
  search: string,
  left: Readonly<Record<string, string>> = {},
  state: unknown = null,
): Visit {
  const memory = new Map(Object.entries(left));
  return {
    location: { search },
    history: { state },
    localStorage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    },
  };
}

const filtersOf = (visit: Visit) => filtersFromSearch(visitSearch(visit));

describe('the filters of a visit', () => {
  test('HOME-19 restores the filters of the last visit', () => {
    const visit = givenVisit('');
    const place = { city: 'Austin', state: 'TX', country: 'US' };
    const filters: Filters = {
      ...defaultFilters,
      title: 'staff',
      fRole: 'De',
      specialization: 'UX',
      jobType: 'Co',
      isRemote: false,
      place,
      minPay: '80K',
      seniority: 'senior',
      postedWithinHours: '12h',
      excludedRequirements: 'shifts',
    };
    storeFilters(visit, filters);
    expect(filtersOf(visit)).toEqual(filters);
  });

  test('all roles and any type are remembered, and a link to them is shared', () => {
    const everything: Filters = { ...defaultFilters, fRole: 'All', jobType: 'Any' };
    const visit = givenVisit('');
    storeFilters(visit, everything);
    expect(filtersOf(visit)).toEqual(everything);
    expect(filtersOf(givenVisit('?FR=All&JT=Any', { selectedFRole: 'De', jobType: 'Co' }))).toEqual(
      everything,
    );
  });

  test('HOME-06 prefers the last visit to the user’s preference, and that to the default', () => {
    const preferring = { preferredJobType: 'Co' };
    expect(filtersOf(givenVisit('', preferring)).jobType).toBe('Co');
    expect(filtersOf(givenVisit('', { ...preferring, jobType: 'Pa' })).jobType).toBe('Pa');
    expect(filtersOf(givenVisit('?JT=In', preferring)).jobType).toBe('In');
    expect(filtersOf(givenVisit('', { preferredJobType: 'nothing' })).jobType).toBe('Fu');
  });

  test('HOME-19 uses stable storage keys', () => {
    const kept: Record<string, string> = {};
    const place = { city: '', state: 'TX', country: 'US' };
    const localStorage = {
      getItem: () => null,
      setItem: (key: string, value: string) => {
        kept[key] = value;
      },
    };
    storeFilters({ localStorage }, { ...defaultFilters, title: 'ios', specialization: 'Mobile', place });
    expect(kept).toEqual({
      jobTitle: 'ios',
      selectedFRole: 'En',
      sk: 'Mobile',
      jobType: 'Fu',
      isRemote: 'true',
      locations: '[{"city":"","state":"TX","country":"US"}]',
      minPay: 'Any',
      level: 'Any',
      workplace: 'Any',
      postedWithin: 'Any',
      leftOut: '',
    });
  });

  test('HOME-19 keeps onboarding’s other places while the first one stays', () => {
    const [austin, berlin] = [
      { city: 'Austin', state: 'TX', country: 'US' },
      { city: 'Berlin', state: 'Berlin', country: 'DE' },
    ];
    const visit = givenVisit('', { locations: JSON.stringify([austin, berlin]) });
    storeFilters(visit, { ...defaultFilters, place: austin });
    expect(visit.localStorage.getItem('locations')).toBe(JSON.stringify([austin, berlin]));
    storeFilters(visit, { ...defaultFilters, place: berlin });
    expect(visit.localStorage.getItem('locations')).toBe(JSON.stringify([berlin]));
  });

  test('HOME-02 HOME-19 takes each filter from the URL, then the last visit, then the default', () => {
    const visit = givenVisit('?JT=Co', { jobType: 'Pa', isRemote: 'false', selectedFRole: '"De"' });
    expect(filtersOf(visit)).toEqual({ ...defaultFilters, jobType: 'Co', isRemote: false, fRole: 'De' });
  });

  test('HOME-02 a complete link shows the same board to everyone', () => {
    const shared = searchFromFilters({ ...defaultFilters, fRole: 'Pr' });
    const other = givenVisit(`?${shared}`, {
      jobTitle: 'nurse',
      sk: 'Data',
      locations: '[{"country":"DE"}]',
      minPay: '300K',
    });
    expect(filtersOf(other)).toEqual({ ...defaultFilters, fRole: 'Pr' });
  });

  test('HOME-02 a bare URL shows its earlier board again on Back', () => {
    const shown = searchFromFilters(defaultFilters);
    const visit = givenVisit('', { selectedFRole: 'Op' }, { board: shown });
    expect(visitSearch(visit)).toBe(shown);
  });

  test('HOME-06 uses the preferred job type only if neither URL nor last visit sets one', () => {
    expect(hasJobType(givenVisit('?FR=De'))).toBe(false);
    expect(hasJobType(givenVisit('?JT=Co'))).toBe(true);
    expect(hasJobType(givenVisit('', { jobType: 'Pa' }))).toBe(true);
  });

  test('uses defaults if storage is blocked', () => {
    const refusing = {
      ...givenVisit(''),
      get localStorage(): Storage {
        throw new Error('SecurityError');
      },
    };
    expect(filtersOf(refusing)).toEqual(defaultFilters);
    expect(() => storeFilters(refusing, defaultFilters)).not.toThrow();
  });

  test('HOME-19 restores any filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const visit = givenVisit('');
        storeFilters(visit, filters);
        expect(filtersOf(visit)).toEqual(filters);
      }),
    );
  });

  test('returns valid filters for any stored values', () => {
    const keys = fc.constantFrom(...declaredFilters.map(([, { keys }]) => keys.storage));
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('[{"city":1}]', '{"a":', '[null]', '[[]]'),
    );
    fc.assert(
      fc.property(fc.dictionary(keys, value), (left) => {
        const filters = { ...defaultFilters, ...readStoredFilters(givenVisit('', left)) };
        expect(filtersFromSearch(searchFromFilters(filters))).toEqual(filters);
      }),
    );
  });
});
