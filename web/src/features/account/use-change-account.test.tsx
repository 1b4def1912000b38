/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeGraphQL } from '../../service/testing/fake-graphql.ts';
import { accountQuery } from './account-query.ts';
import type { Account } from './api/account.ts';
import { accountOf } from './testing/account-of.ts';
import { useAccount } from './use-account.ts';
import { useChangeAccount } from './use-change-account.ts';

let answers: ((body: object) => void)[];
let client: QueryClient;

beforeEach(() => {
  answers = [];
  fakeGraphQL(() => new Promise<object>((resolve) => answers.push(resolve)));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(accountQuery.queryKey, accountOf({ firstName: 'Ada', lastName: '' }));
});

afterEach(() => {
  jest.restoreAllMocks();
});

const show = () =>
  renderHook(() => ({ account: useAccount(), ...useChangeAccount() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result;
const saved = (fields: Partial<Account>) => ({
  data: { updateUser: accountOf({ firstName: 'Ada', lastName: '', ...fields }) },
});
const answer = async (body: object) => {
  await waitFor(() => expect(answers).not.toHaveLength(0));
  act(() => answers.shift()?.(body));
};

describe('changing the account', () => {
  test('API-02 shows a change immediately, then the service’s version', async () => {
    const page = show();
    act(() => void page.current.change({ lastName: 'LOVELACE' }));
    await waitFor(() => expect(page.current.account.lastName).toBe('LOVELACE'));
    expect(page.current.isChanging).toBe(true);
    await answer(saved({ lastName: 'Lovelace' }));
    await waitFor(() => expect(page.current.account.lastName).toBe('Lovelace'));
    expect(page.current.isChanging).toBe(false);
  });

  test('API-02 reverts a rejected change, reports why, and keeps other changes', async () => {
    const page = show();
    let refused: Promise<unknown> = Promise.resolve();
    act(() => {
      refused = page.current.change({ firstName: 'X' }).catch((error: unknown) => error);
      void page.current.change({ lastName: 'Lovelace' });
    });
    await waitFor(() => expect(page.current.account).toMatchObject({ firstName: 'X', lastName: 'Lovelace' }));
    await answer({ errors: [{ errorType: 'BadInput', message: 'Too short.' }] });
    expect(await refused).toMatchObject({ code: 'BadInput', message: 'Too short.' });
    await waitFor(() =>
      expect(page.current.account).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' }),
    );
    await answer(saved({ lastName: 'Lovelace' }));
    await waitFor(() => expect(page.current.isChanging).toBe(false));
    expect(page.current.account).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('API-02 sends changes one at a time', async () => {
    const page = show();
    act(() => {
      void page.current.change({ lastName: 'One' });
      void page.current.change({ lastName: 'Two' });
    });
    await waitFor(() => expect(page.current.account.lastName).toBe('Two'));
    expect(answers).toHaveLength(1);
    await answer(saved({ lastName: 'One' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(page.current.account.lastName).toBe('Two');
    await answer(saved({ lastName: 'Two' }));
    await waitFor(() => expect(page.current.isChanging).toBe(false));
  });
});
