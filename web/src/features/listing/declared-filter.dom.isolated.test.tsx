/** @jest-environment jsdom */
import type { DeclaredFilter } from '@daybreak/contract/board-filters.ts';
import { shift } from '@daybreak/contract/fixtures/shift-filter.ts';
import type { BoardFilter } from '@daybreak/contract/types.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const { boardFilters } = await import('@daybreak/contract/board-filters.ts');

const daysOff: DeclaredFilter = {
  kind: 'amount',
  keys: { url: 'Off', storage: 'daysOff' },
  label: 'Days off',
  names: { Any: 'Any days off', '20d': '20 days off or more' },
  initial: 'Any',
  any: 'Any',
  range: [0, 365],
  without: 'with fewer days off',
};
const isOpen: DeclaredFilter = {
  kind: 'switch',
  keys: { url: 'Open', storage: 'isOpen' },
  label: 'Open to all',
  initial: false,
  words: { on: 'Open to all', off: 'Open to some' },
};
const perks: DeclaredFilter = {
  kind: 'several',
  keys: { url: 'Perks', storage: 'perks' },
  label: 'Perks',
  names: { lunch: 'Lunch', gym: 'Gym', dog: 'Dogs', bike: 'Bike', nap: 'Naps' },
  initial: '',
  without: 'with any perks',
};
jest.unstable_mockModule('@daybreak/contract/board-filters.ts', () => ({
  boardFilters: { ...boardFilters, shift, daysOff, isOpen, perks },
}));
const { defaultFilters } = await import('@daybreak/contract/filter-values.ts');
const { describeFilters } = await import('@daybreak/contract/describe-filters.ts');
const { alternativeText, withAlternative } = await import('./alternatives.ts');
const { boardInput } = await import('./board-input.ts');
const { FilterPanel } = await import('./components/filter-panel.tsx');
const { countChangedFilters } = await import('./filters.ts');
const { filtersFromSearch, searchFromFilters } = await import('./filters-url.ts');
const { readStoredFilters, storeFilters } = await import('./filters-storage.ts');

const clock = { date: '2026-03-10', timeZone: 'UTC' };
const chosen = { ...defaultFilters, shift: 'night', daysOff: '20d', isOpen: true, perks: 'gym,nap' };

describe('a filter that is only declared', () => {
  test('has a default', () => {
    expect(defaultFilters).toMatchObject({ shift: 'Any', daysOff: 'Any', isOpen: false, perks: '' });
  });

  test('is in the URL if it is chosen', () => {
    expect(searchFromFilters(defaultFilters)).not.toMatch(/Shift|Off|Open|Perks/);
    expect(searchFromFilters(chosen)).toMatch(/&Shift=night&Off=20d&Open=true&Perks=gym%2Cnap$/);
    expect(filtersFromSearch(searchFromFilters(chosen))).toEqual(chosen);
    expect(filtersFromSearch('?FR=En&Shift=moon&Off=2d&Open=maybe&Perks=moon')).toEqual(defaultFilters);
  });

  test('is stored', () => {
    const memory = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    };
    storeFilters({ localStorage }, chosen);
    expect(Object.fromEntries(memory)).toMatchObject({
      shift: 'night',
      daysOff: '20d',
      isOpen: 'true',
      perks: 'gym,nap',
    });
    expect(readStoredFilters({ localStorage })).toEqual(chosen);
  });

  test('is counted, described and sent', () => {
    expect(countChangedFilters(chosen)).toBe(4);
    expect(describeFilters(chosen)).toMatch(/, By night, 20 days off or more, Open to all, Gym, Naps$/);
    expect(boardInput({ filters: chosen, clock })).toMatchObject({
      shift: 'night',
      daysOff: 20,
      isOpen: true,
      perks: ['gym', 'nap'],
    });
    expect(boardInput({ filters: defaultFilters, clock })).not.toHaveProperty('shift');
  });

  test('has an input in the panel', async () => {
    const onChange = jest.fn();
    render(<FilterPanel filters={chosen} specializations={[]} onChange={onChange} />);
    expect(screen.getByLabelText<HTMLSelectElement>('Work hours').value).toBe('night');
    await userEvent.selectOptions(screen.getByLabelText('Days off'), 'Any days off');
    expect(onChange).toHaveBeenCalledWith({ ...chosen, daysOff: 'Any' });
    const pills = within(screen.getByRole('group', { name: 'Perks' })).getAllByRole('checkbox');
    expect(pills.map((pill) => pill.getAttribute('value'))).toEqual(['lunch', 'gym', 'dog', 'bike', 'nap']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dogs' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...chosen, perks: 'gym,dog,nap' });
  });

  test('HOME-15 can be left out if nothing matches', () => {
    // The contract doesn't have it.
    const alternative = { filter: 'shift' as BoardFilter, role: null, total: 7 };
    expect(alternativeText(alternative)).toBe('7 at any hours');
    expect(withAlternative(chosen, alternative)).toEqual({ ...chosen, shift: 'Any' });
  });
});
