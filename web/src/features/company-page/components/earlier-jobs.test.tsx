/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL } from '../../../service/testing/fake-graphql.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { showTo } from '../../account/testing/given-account.tsx';
import { givenJob } from '../../listing/testing/given-job.ts';
import { noFilters } from '../company-filters.ts';
import { EarlierJobs } from './earlier-jobs.tsx';

const company = {
  slug: 'larkspur-systems',
  name: 'Larkspur Systems',
  industry: 'Fintech',
  openPostings: 312,
  site: '',
  careersPages: [],
  lastNewAt: null,
  rhythm: { days: 0, weekdays: [] },
  sizes: [],
};

/** Shows the jobs that the service lists, a page for each token. */
function given(
  pages: Readonly<Record<string, { items: readonly object[]; nextToken: string | null }>>,
  filters = noFilters,
) {
  fakeGraphQL(({ input }) => ({ data: { listEarlierJobs: pages[String(input['nextToken'])] } }));
  return showTo({ account: accountOf() }, <EarlierJobs company={company} filters={filters} />);
}

describe('ING-05 the jobs that a board had before we read it', () => {
  test('are listed with the employer’s date, and more on demand', async () => {
    const dated = givenJob({ jobID: 'a', jobTitle: 'Dated', employerDate: '2025-11-03T09:00:00.000Z' });
    const undated = givenJob({ jobID: 'b', jobTitle: 'Undated', employerDate: null });
    given({
      null: { items: [dated], nextToken: 'more' },
      more: { items: [undated], nextToken: null },
    });
    const list = await screen.findByRole('region', { name: 'Posted earlier' });
    expect(within(list).getByText('Nov 3, 2025').tagName).toBe('TIME');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Undated' });
    expect(list.textContent).toContain('Posted before Mar 10, 2026');
    expect(list.textContent).not.toContain('Live');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('say that none was found so far, and look further on demand', async () => {
    const found = givenJob({ jobID: 'c', jobTitle: 'Found' });
    given(
      { null: { items: [], nextToken: 'more' }, more: { items: [found], nextToken: null } },
      { ...noFilters, title: 'found' },
    );
    await screen.findByText('None of the newest ones match.');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Found' });
    expect(screen.queryByText('None of the newest ones match.')).toBeNull();
  });
});
