/** @jest-environment jsdom */

import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fakeGraphQL } from '../../../service/testing/fake-graphql.ts';
import { givenPage } from '../testing/given-page.ts';
import { FilterColumn, fetchSheet } from './filter-column.tsx';

const { matchMedia: realMatchMedia } = window;
const clock = { date: '2026-03-10', timeZone: 'UTC' };

let applied: Filters[];
let resizeTo: (width: number) => void;

function givenWindow(): void {
  const wide = Object.assign(new EventTarget(), { matches: false });
  resizeTo = (width) => {
    wide.matches = width > 1250;
    act(() => void wide.dispatchEvent(new Event('change')));
  };
  const matchMedia = (query: string) =>
    query === '(width > 1250px)' ? wide : Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia });
}

function Column() {
  const [filters, setFilters] = useState(defaultFilters);
  const change = (next: Filters) => {
    applied.push(next);
    setFilters(next);
  };
  return <FilterColumn filters={filters} change={change} specializations={[]} clock={clock} />;
}

const sheet = () => screen.queryByRole('dialog', { name: 'Filters' });
const inSheet = () => within(screen.getByRole('dialog', { name: 'Filters' }));
const opener = () => screen.getByRole('button', { name: /^Filters/ });
const press = (name: string) => userEvent.click(inSheet().getByRole('button', { name }));
const role = () => inSheet().getByLabelText<HTMLSelectElement>('Viewing');

async function chooseDesign(): Promise<void> {
  await userEvent.click(opener());
  await userEvent.selectOptions(role(), 'Design');
}

beforeEach(async () => {
  applied = [];
  givenWindow();
  fakeGraphQL(() => ({ data: { listJobsByFilters: givenPage([], { total: 42 }) } }));
  // jsdom doesn't know the search element.
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await fetchSheet();
  render(<Column />);
  for (const [said, tag] of complain.mock.calls)
    expect([said, tag]).toEqual([expect.stringContaining('is unrecognized in this browser'), 'search']);
  complain.mockRestore();
});
afterEach(() => {
  Object.assign(window, { matchMedia: realMatchMedia });
});

describe('the filter sheet', () => {
  test('HOME-16 is closed at first', async () => {
    expect([sheet(), opener().getAttribute('aria-haspopup')]).toEqual([null, 'dialog']);
    await userEvent.click(opener());
    expect(role().value).toBe('En');
  });

  test('HOME-16 changes the board once, on Apply', async () => {
    await chooseDesign();
    await inSheet().findByText('42 jobs');
    await userEvent.click(inSheet().getByRole('radio', { name: 'Part-Time' }));
    expect([applied, opener().textContent]).toEqual([[], 'Filters']);
    await press('Apply');
    expect(applied).toEqual([{ ...defaultFilters, fRole: 'De', jobType: 'Pa' }]);
    expect([sheet(), opener().textContent]).toEqual([null, 'Filters · 2']);
  });

  test.each<[string, () => unknown]>([
    ['the cross', () => press('Close')],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
    ['a press beside them', () => userEvent.click(screen.getByRole('dialog'))],
  ])('HOME-16 is closed by %s, which drops the draft', async (_, close) => {
    await chooseDesign();
    await close();
    expect([sheet(), applied]).toEqual([null, []]);
    await userEvent.click(opener());
    expect(role().value).toBe('En');
  });

  test('HOME-16 Reset Filters restores the defaults on Apply', async () => {
    await chooseDesign();
    await press('Reset Filters');
    expect([role().value, applied]).toEqual(['En', []]);
    await press('Apply');
    expect(applied).toEqual([defaultFilters]);
  });

  test('HOME-16 stays open up to 1250 px and closes beyond', async () => {
    await chooseDesign();
    resizeTo(1250);
    expect(role().value).toBe('De');
    resizeTo(1251);
    expect(sheet()).toBeNull();
    resizeTo(1250);
    expect([sheet(), applied]).toEqual([null, []]);
  });
});
