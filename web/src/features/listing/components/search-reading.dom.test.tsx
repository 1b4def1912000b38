/** @jest-environment jsdom */

import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fakeGraphQL } from '../../../service/testing/fake-graphql.ts';
import type { SearchReading } from '../api/read-search.ts';
import { FilterColumn } from './filter-column.tsx';

const london = { city: 'London', state: 'England', country: 'GB' };
const nothing = { fRole: null, jobType: null, seniority: null, workplace: null, minPay: null, place: null };

let filters: Filters;

function Column() {
  const [shown, change] = useState(defaultFilters);
  filters = shown;
  return (
    <FilterColumn filters={shown} change={change} specializations={[]} clock={{ date: '', timeZone: '' }} />
  );
}

const box = () => screen.getByRole('searchbox');
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);

async function givenSearch(typed: string, reading: Partial<SearchReading>): Promise<void> {
  fakeGraphQL(() => ({ data: { readSearch: { ...nothing, title: typed, ...reading } } }));
  await userEvent.type(box(), `${typed}{Enter}`);
}

beforeEach(() => {
  // jsdom doesn't know the search element.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Column />);
});

describe('a search that is entered', () => {
  test('HOME-04 becomes filters, shown as chips beside its title', async () => {
    await givenSearch('senior product manager london 180k', {
      title: 'product manager',
      fRole: 'Pr',
      seniority: 'senior',
      place: london,
      minPay: 180,
    });
    await waitFor(() =>
      expect(chips()).toEqual(['London, England, United Kingdom', '$180K or more', 'Senior']),
    );
    expect(box()).toHaveProperty('value', 'product manager');
    expect(filters).toEqual({
      ...defaultFilters,
      title: 'product manager',
      fRole: 'All',
      place: london,
      minPay: '180K',
      seniority: 'senior',
    });
  });

  test('HOME-04 loses what a removed chip said, and keeps the rest', async () => {
    await givenSearch('remote nurse london', { title: 'nurse', workplace: 'remote', place: london });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Remote' }));
    expect(filters).toMatchObject({ title: 'nurse', workplace: 'Any', place: london });
    expect(chips()).toEqual(['London, England, United Kingdom']);
  });

  test('HOME-04 is searched for word by word on request', async () => {
    await givenSearch('nurse london', { title: 'nurse', place: london });
    await userEvent.click(await screen.findByRole('button', { name: 'Search for “nurse london”' }));
    expect(filters).toEqual({ ...defaultFilters, title: '"nurse london"' });
    expect(chips()).toEqual([]);
  });

  test('HOME-04 adds to what an earlier one said', async () => {
    await givenSearch('london', { title: '', place: london });
    await waitFor(() => expect(chips()).toEqual(['London, England, United Kingdom']));
    await givenSearch('internship', { title: '', jobType: 'In' });
    await waitFor(() => expect(chips()).toEqual(['Internship', 'London, England, United Kingdom']));
  });

  test('HOME-04 stays as it is if nothing is read from it', async () => {
    await givenSearch('nurse', {});
    await waitFor(() => expect(filters.title).toBe('nurse'));
    expect(filters).toEqual({ ...defaultFilters, title: 'nurse' });
    expect(chips()).toEqual([]);
  });
});
