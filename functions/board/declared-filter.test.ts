import type { DeclaredFilter } from '@daybreak/contract/board-filters.ts';
import { describe, expect, jest, test } from '@jest/globals';

const { boardFilters } = await import('@daybreak/contract/board-filters.ts');

const shift: DeclaredFilter = {
  kind: 'choice',
  keys: { url: 'Shift', storage: 'shift' },
  label: 'Work hours',
  names: { Any: 'Any hours', day: 'By day', night: 'By night' },
  initial: 'Any',
  any: 'Any',
  without: 'at any hours',
};
jest.unstable_mockModule('@daybreak/contract/board-filters.ts', () => ({
  boardFilters: { ...boardFilters, shift },
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

  test('is a parameter of the feeds', () => {
    const { filters } = parseFeedQuery(new URLSearchParams('Shift=night'));
    expect(toFiltersInput(filters)).toMatchObject({ shift: 'night' });
    expect(describeFilters(filters)).toMatch(/, By night$/);
    expect(() => parseFeedQuery(new URLSearchParams('Shift=moon'))).toThrow(
      'Shift must be Any, day, or night.',
    );
  });
});
