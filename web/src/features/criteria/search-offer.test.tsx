/** @jest-environment jsdom */
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { SearchOffer } from './components/search-offer.tsx';
import { unkeptText } from './search-criteria.ts';
import { searchChange } from './use-save-search.ts';

let service: FakeService;
const email = 'ada@mail.example';
const berlin = { city: 'Berlin', state: '', country: 'DE' };
const search =
  'jobTitle=ios+engineer&FR=En&JT=Co&sk=&Remote=true&Lo=Berlin,,DE&Pay=150K&Level=senior&Mode=hybrid&Posted=6h&Without=agency';

function given(query: string, stated: Partial<Account> = {}) {
  history.replaceState(null, '', `/setup?${query}`);
  service = givenService(accountOf(stated));
  showTo(service, <SearchOffer />);
  return userEvent.setup();
}
const saved = () =>
  service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a search of the board that becomes an alert', () => {
  test('PROF-07 is kept whole, with its count, and what can’t be kept is said', async () => {
    const keys = given(search);
    await screen.findByText(
      /^“iOS Engineer”, Contract, Berlin, Germany, \$150K or more, Senior, Hybrid, No agencies/,
    );
    await screen.findByText(': 1,284 jobs since yesterday');
    screen.getByText(/so they can't keep “Last 6 hours”\.$/);
    await keys.click(screen.getByRole('button', { name: 'Save this search' }));
    await screen.findByText('Saved.');
    expect(saved()).toEqual([
      {
        email,
        positions: ['Backend Engineer', 'iOS Engineer'],
        generatedPositions: [],
        locations: [{ city: 'Austin', state: 'TX', country: 'US' }, berlin],
        userPrefs: { includeRemote: true, preferredJobType: 'Co' },
        criteria: {
          levels: ['senior'],
          workplaces: ['hybrid'],
          minPay: { amount: 150_000, currency: 'USD', period: 'year' },
          includeUnstatedPay: false,
          jobTypes: [],
          excludedRequirements: ['agency'],
        },
      },
    ]);
  });

  test('PROF-07 is undone by one tap', async () => {
    const keys = given('jobTitle=ios+engineer&Level=senior');
    const { positions, criteria } = service.account;
    await keys.click(screen.getByRole('button', { name: 'Save this search' }));
    await waitFor(() => expect(toastStore.read()[0]?.title).toBe('Search saved'));
    toastStore.read()[0]?.action?.onAction();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ positions, criteria });
  });

  test('PROF-07 that can’t be saved says why, and can be saved again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given(search);
    service.changeError = { errorType: 'Conflict', message: 'This was changed somewhere else.' };
    await keys.click(screen.getByRole('button', { name: 'Save this search' }));
    await screen.findByText('This was changed somewhere else.');
    screen.getByRole('button', { name: 'Save this search' });
  });

  test('PROF-07 of which a profile has no room for the title says so', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const positions = Array.from({ length: MAX_TITLES }, (_, number) => `Engineer ${number}`);
    const keys = given(search, { positions });
    await keys.click(screen.getByRole('button', { name: 'Save this search' }));
    await screen.findByText(/^You can have up to \d+ job titles/);
    expect(saved()).toEqual([]);
  });

  test('is offered only where there is one', () => {
    given('pk=ios&sk=');
    expect(screen.queryByRole('region', { name: 'Alert me about this search' })).toBeNull();
  });

  test('keeps what the profile has and the search doesn’t name', () => {
    const account = accountOf({ positions: ['iOS Engineer'] });
    const careful = {
      ...account,
      criteria: { ...account.criteria, excludedRequirements: ['clearance' as const] },
    };
    const filters = { title: 'ios engineer', excludedRequirements: 'agency', jobType: 'Any' } as const;
    expect(searchChange(careful, filters)).toEqual({
      userPrefs: {},
      criteria: { excludedRequirements: ['clearance', 'agency'] },
    });
  });

  test.each([
    [{}, ''],
    [{ specialization: 'Backend' }, /they can't keep “Backend”\.$/],
    [
      { specialization: 'Backend', postedWithinHours: '1h' as const },
      /they can't keep “Backend” and “Last hour”\.$/,
    ],
  ])('says what alerts can’t keep: %j', (filters, text) => {
    if (text === '') expect(unkeptText(filters)).toBe('');
    else expect(unkeptText(filters)).toMatch(text);
  });
});
