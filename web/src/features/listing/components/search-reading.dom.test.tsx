/** @jest-environment jsdom */

import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fakeGraphQL } from '../../../service/testing/fake-graphql.ts';
import type { SearchReading } from '../api/read-search.ts';
import { filtersFromSearch } from '../filters-url.ts';
import { FilterColumn } from './filter-column.tsx';

const london = { city: 'London', state: 'England', country: 'GB' };
const nothing = {
  skills: [],
  fRole: null,
  jobType: null,
  seniority: null,
  workplace: null,
  minPay: null,
  place: null,
};

let filters: Filters;

function Column({ initial = defaultFilters }: { readonly initial?: Filters }) {
  const [shown, change] = useState(initial);
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

/** Opens the page at an address, as a reload does. */
function givenAddress(search: string, reading: Partial<SearchReading> = {}): void {
  cleanup();
  const entry = { name: `https://daybreak.example/?${search}` };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry]);
  fakeGraphQL(() => ({ data: { readSearch: { ...nothing, title: '', ...reading } } }));
  render(<Column initial={filtersFromSearch(search)} />);
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

  test('HOME-04 shows its skills as chips, which leave the words of the title', async () => {
    const skills = [{ name: 'Kubernetes', words: 'k8s' }];
    await givenSearch('senior data engineer k8s', {
      title: 'data engineer k8s',
      seniority: 'senior',
      skills,
    });
    await waitFor(() => expect(chips()).toEqual(['Senior', 'Kubernetes']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kubernetes' }));
    expect(filters).toMatchObject({ title: 'data engineer', seniority: 'senior' });
    expect(chips()).toEqual(['Senior']);
  });

  test('HOME-04 keeps its chips after a reload, and reads no filter again', async () => {
    givenAddress('jobTitle=python&FR=All&JT=Fu&Level=senior&Pay=180K&Posted=3h', {
      skills: [{ name: 'Python', words: 'python' }],
      workplace: 'remote',
    });
    await waitFor(() => expect(chips()).toEqual(['$180K or more', 'Senior', 'Python']));
    expect(filters).toMatchObject({ title: 'python', workplace: 'Any', postedWithinHours: '3h' });
    expect(screen.queryByRole('button', { name: /^Search for/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Senior' }));
    expect(chips()).toEqual(['$180K or more', 'Python']);
  });

  test('HOME-04 has no chips for filters that are chosen in the panel', async () => {
    givenAddress('');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Senior');
    await waitFor(() => expect(filters.seniority).toBe('senior'));
    expect(chips()).toEqual([]);
  });

  test('HOME-04 stays as it is if nothing is read from it', async () => {
    await givenSearch('nurse', {});
    await waitFor(() => expect(filters.title).toBe('nurse'));
    expect(filters).toEqual({ ...defaultFilters, title: 'nurse' });
    expect(chips()).toEqual([]);
  });
});
