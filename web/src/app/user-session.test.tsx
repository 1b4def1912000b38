/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Account } from '../features/account/api/account.ts';
import { accountOf } from '../features/account/testing/account-of.ts';
import { JobCard } from '../features/listing/components/job-card.tsx';
import { givenJob } from '../features/listing/testing/given-job.ts';
import { Banner } from '../features/promo/banner.tsx';
import { setSession, useSession } from '../features/session/session.ts';
import { aSubscription } from '../features/subscription/testing/a-subscription.ts';
import { fakeGraphQL } from '../service/testing/fake-graphql.ts';

jest.unstable_mockModule('../features/identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
  signOut: async () => undefined,
}));
const { accountQuery } = await import('../features/account/account-query.ts');
const { queryClient } = await import('../service/queries.tsx');
const { startSession } = await import('./user-session.ts');

let account: Account;

function TheBanner() {
  return <Banner session={useSession()} onPricing={() => undefined} />;
}
const banner = () => screen.queryByRole('button', { name: 'Subscribe Now' });

beforeEach(async () => {
  account = accountOf({ matches: 1 });
  const listApplications = { items: [], nextToken: null };
  fakeGraphQL(() => ({ data: { getUser: account, listApplications } }));
  const matchMedia = () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(window, { matchMedia });
  await startSession();
  render(<TheBanner />);
});
afterEach(() => {
  queryClient.clear();
  setSession({ state: 'visitor' });
});

describe('a user’s session', () => {
  test('BANNER-01 HOME-17 the banner follows the subscription without a reload', () => {
    expect(banner()).not.toBeNull();
    const become = (activeSubscription: Account['activeSubscription']) =>
      act(() => void queryClient.setQueryData(accountQuery.queryKey, { ...account, activeSubscription }));
    become(aSubscription({ cancelAtPeriodEnd: true }));
    expect(banner()).toBeNull();
    become(aSubscription({ status: 'canceled' }));
    expect(banner()).not.toBeNull();
  });

  test('APPLY-01 the board offers Instant Apply only to subscribers', async () => {
    const clock = { date: '2026-03-10', timeZone: 'UTC' };
    render(<JobCard job={givenJob()} now={Date.parse('2026-03-10T15:00:00.000Z')} clock={clock} />);
    const offer = () =>
      screen.queryByRole('button', { name: 'Instant Apply, Senior Backend Engineer, Payments' });
    const become = (activeSubscription: Account['activeSubscription']) =>
      act(() => void queryClient.setQueryData(accountQuery.queryKey, { ...account, activeSubscription }));
    expect(offer()).toBeNull();
    become(aSubscription());
    await waitFor(() => expect(offer()).not.toBeNull());
    become(aSubscription({ cancelAtPeriodEnd: true }));
    expect(offer()).not.toBeNull();
    become(aSubscription({ status: 'canceled' }));
    expect(offer()).toBeNull();
  });

  test('BANNER-01 the account is refetched on Back from checkout', async () => {
    account = { ...account, activeSubscription: aSubscription() };
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(banner()).toBeNull());
  });
});
