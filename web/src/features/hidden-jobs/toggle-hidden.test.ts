/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { queryClient } from '../../service/queries.tsx';
import { accountOf } from '../account/testing/account-of.ts';
import { fakeService, fakeStateFor } from '../account/testing/fake-service.ts';
import { setSession } from '../session/session.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { hiddenInBrowser } from './hidden-jobs.ts';

jest.unstable_mockModule('../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { accountQuery } = await import('../account/account-query.ts');
const { moveHiddenToAccount } = await import('./exclude-company.ts');
const { hideCompany, hideJob } = await import('./toggle-hidden.ts');

const job = { jobID: 'one', jobTitle: 'Engineer', fullCompanyName: 'Acme, Inc.' };
const hidden = () => hiddenInBrowser.read();
const shownToast = async (title: string) => {
  await waitFor(() => expect(toastStore.read()[0]?.title).toBe(title));
  return toastStore.read()[0];
};

beforeEach(() => hiddenInBrowser.write({ jobIDs: [], companies: [] }));
afterEach(() => {
  setSession({ state: 'visitor' });
  queryClient.clear();
});

/** Signs a user in, whose changes the service saves. */
function givenUser(excludedCompanies: readonly string[] = []) {
  const service = fakeStateFor(accountOf({ excludedCompanies }));
  fakeService(service, (_operation, { email: _email, ...change }) => {
    service.account = { ...service.account, ...change };
    return { updateUser: service.account };
  });
  queryClient.setQueryData(accountQuery.queryKey, service.account);
  const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 1, isSubscribed: false };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe: async () => undefined });
  return service;
}

describe('hiding', () => {
  test('a job can be undone from its toast, which also offers to hide the company', async () => {
    hideJob(job);
    expect(hidden().jobIDs).toEqual(['one']);
    const toast = await shownToast('Job hidden');
    expect(toast?.more?.label).toBe('Hide all jobs of Acme, Inc.');
    toast?.action?.onAction();
    expect(hidden().jobIDs).toEqual([]);
  });

  test('a company stays in the browser of a visitor', async () => {
    hideCompany('Acme, Inc.');
    const toast = await shownToast('All jobs of Acme, Inc. hidden');
    expect([hidden().companies, toast?.description]).toEqual([['Acme, Inc.'], undefined]);
    toast?.action?.onAction();
    expect(hidden().companies).toEqual([]);
  });

  test("a company is added to a user's excluded companies, and removed by undo", async () => {
    const service = givenUser(['Globex']);
    hideCompany('Acme, Inc.');
    expect(hidden().companies).toEqual(['Acme, Inc.']);
    await waitFor(() => expect(service.account.excludedCompanies).toEqual(['Globex', 'Acme, Inc.']));
    await waitFor(() => expect(hidden().companies).toEqual([]));
    (await shownToast('All jobs of Acme, Inc. hidden'))?.action?.onAction();
    await waitFor(() => expect(service.account.excludedCompanies).toEqual(['Globex']));
  });

  test('a company hidden while the session loads moves to the account afterwards', async () => {
    setSession({ state: 'loading' });
    hideCompany('Acme, Inc.');
    const toast = await shownToast('All jobs of Acme, Inc. hidden');
    expect([hidden().companies, toast?.description]).toEqual([
      ['Acme, Inc.'],
      "You won't get alerts for them either.",
    ]);
    const service = givenUser(['Globex']);
    await moveHiddenToAccount();
    expect(service.account.excludedCompanies).toEqual(['Globex', 'Acme, Inc.']);
    expect(hidden().companies).toEqual([]);
  });

  test('a company that the account has no room for stays hidden in the browser', async () => {
    hideCompany('Acme, Inc.');
    const service = givenUser(Array.from({ length: 50 }, (_, number) => `Company ${number}`));
    await moveHiddenToAccount();
    expect(service.account.excludedCompanies).toHaveLength(50);
    expect(hidden().companies).toEqual(['Acme, Inc.']);
  });

  test('says why a company could not be hidden, and shows its jobs again', async () => {
    givenUser(Array.from({ length: 50 }, (_, number) => `Company ${number}`));
    hideCompany('Acme, Inc.');
    const toast = await shownToast("Couldn't hide Acme, Inc.");
    expect(toast?.description).toBe('You can exclude up to 50. Remove one to add another.');
    expect(hidden().companies).toEqual([]);
  });
});
