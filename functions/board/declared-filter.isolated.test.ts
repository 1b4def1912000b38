import type { DeclaredFilter } from '@daybreak/contract/board-filters.ts';
import { shift } from '@daybreak/contract/fixtures/shift-filter.ts';
import { describe, expect, jest, test } from '@jest/globals';

const { boardFilters } = await import('@daybreak/contract/board-filters.ts');

const perks: DeclaredFilter = {
  kind: 'several',
  keys: { url: 'Perks', storage: 'perks' },
  label: 'Perks',
  names: { lunch: 'Lunch', gym: 'Gym', dog: 'Dogs welcome' },
  initial: '',
  without: 'with any perks',
};
jest.unstable_mockModule('@daybreak/contract/board-filters.ts', () => ({
  boardFilters: { ...boardFilters, shift, perks },
}));
const { toFiltersInput } = await import('@daybreak/contract/filter-values.ts');
const { describeFilters } = await import('@daybreak/contract/describe-filters.ts');
const { parseFeedQuery } = await import('./feed/parse-feed-query.ts');
const { parseFilters } = await import('./filters.ts');

describe('a filter that is only declared', () => {
  test('API-04 is a field of the input, which refuses other codes with its name', () => {
    for (const code of ['day', 'night', '', null])
      expect(parseFilters({ shift: code })).toEqual({ shift: code });
    for (const code of ['Any', 'moon', 1, true])
      expect(() => parseFilters({ shift: code })).toThrow(/^shift: /);
  });

  test('API-04 is a list if several can be chosen', () => {
    expect(parseFilters({ perks: ['gym', 'dog'] })).toEqual({ perks: ['gym', 'dog'] });
    expect(() => parseFilters({ perks: ['moon'] })).toThrow(/^perks\.0: /);
    const { filters } = parseFeedQuery(new URLSearchParams('Perks=dog,gym'));
    expect(toFiltersInput(filters)).toMatchObject({ perks: ['gym', 'dog'] });
    expect(describeFilters(filters)).toMatch(/, Gym, Dogs welcome$/);
    expect(() => parseFeedQuery(new URLSearchParams('Perks=moon'))).toThrow(
      'Perks must be some of lunch,gym,dog, separated by commas.',
    );
  });

  test('is a parameter of the feeds', () => {
    const { filters } = parseFeedQuery(new URLSearchParams('Shift=night'));
    expect(toFiltersInput(filters)).toMatchObject({ shift: 'night' });
    expect(describeFilters(filters)).toMatch(/, By night$/);
    expect(() => parseFeedQuery(new URLSearchParams('Shift=moon'))).toThrow(
      'Shift must be Any, day, or night.',
    );
  });
});
