/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../service/queries.tsx';
import { accountOf } from '../account/testing/account-of.ts';
import { fakeService, fakeStateFor } from '../account/testing/fake-service.ts';
import { setSession } from '../session/session.ts';
import { toastStore } from '../toasts/toast-store.ts';

jest.unstable_mockModule('../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { accountQuery } = await import('../account/account-query.ts');
const { FollowButton, FollowNote } = await import('./components/follow-button.tsx');

afterEach(() => {
  setSession({ state: 'visitor' });
  queryClient.clear();
});

function givenUser(dreamCompanies: readonly string[] = [], isSubscribed = false) {
  const service = fakeStateFor(accountOf({ dreamCompanies }));
  fakeService(service, (_operation, { email: _email, ...change }) => {
    service.account = { ...service.account, ...change };
    return { updateUser: service.account };
  });
  queryClient.setQueryData(accountQuery.queryKey, service.account);
  const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 1, isSubscribed, dreamCompanies };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe: async () => undefined });
  render(
    <>
      <FollowButton company="Acme, Inc." />
      <FollowNote company="Acme, Inc." />
    </>,
  );
  return service;
}

describe('following a company from its page', () => {
  test('leads a visitor to sign-up, and says what its alerts need', () => {
    render(
      <>
        <FollowButton company="Acme, Inc." />
        <FollowNote company="Acme, Inc." />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Follow' }).getAttribute('href')).toBe('/onboarding');
    screen.getByText(/^Subscribers get alerts for all new jobs/);
  });

  test('PROF-01 adds it to the dream companies', async () => {
    const service = givenUser(['Globex']);
    screen.getByText(/^Subscribers get alerts/);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(service.account.dreamCompanies).toEqual(['Globex', 'Acme, Inc.']);
    expect(toastStore.read()[0]?.title).toBe('Following Acme, Inc.');
  });

  test('PROF-01 removes every spelling of it', async () => {
    const service = givenUser(['ACME', 'Globex'], true);
    expect(screen.queryByText(/^Subscribers get alerts/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Following', pressed: true }));
    expect(service.account.dreamCompanies).toEqual(['Globex']);
  });

  test('PROF-01 says why it could not be added', async () => {
    const full = Array.from({ length: 50 }, (_, number) => `Company ${number}`);
    const service = givenUser(full);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(service.account.dreamCompanies).toEqual(full);
    expect(toastStore.read()[0]?.title).toBe('You follow 50 companies already');
  });
});
