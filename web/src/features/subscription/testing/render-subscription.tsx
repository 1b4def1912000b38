import type { PlanInterval } from '@daybreak/contract/types.ts';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '../../../service/query-client.ts';
import type { Account } from '../../account/api/account.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { type FakeServiceState, fakeService, fakeStateFor } from '../../account/testing/fake-service.ts';
import { setSession } from '../../session/session.ts';
import type { ReceiptPage } from '../api/subscription.ts';
import { aSubscription } from './a-subscription.ts';

jest.unstable_mockModule('../../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { accountQuery } = await import('../../account/account-query.ts');
const { Subscription } = await import('../components/subscription.tsx');

export interface FakePaymentService extends FakeServiceState {
  receipts: readonly ReceiptPage['items'][];
}

function reply(service: FakePaymentService, operation: string, input: Record<string, unknown>): unknown {
  const current = service.account.activeSubscription ?? aSubscription();
  const update = (stated: Parameters<typeof aSubscription>[0]) => {
    const activeSubscription = { ...current, ...stated };
    service.account = { ...service.account, activeSubscription };
    return { [operation]: activeSubscription };
  };
  switch (operation) {
    case 'listUserReceipts': {
      const page = Number(input['nextToken'] ?? 0);
      const nextToken = page + 1 < service.receipts.length ? String(page + 1) : null;
      return { listUserReceipts: { items: service.receipts[page] ?? [], nextToken } };
    }
    case 'cancelSubscription':
      return update({ cancelAtPeriodEnd: true });
    case 'resumeSubscription':
      return update({ cancelAtPeriodEnd: false });
    case 'changePlan':
      // The page made it of the contract's own type.
      return update({ planInterval: input['planInterval'] as PlanInterval });
    case 'createCheckoutSession':
      return { createCheckoutSession: 'https://pay.example/checkout' };
    default:
      return { getUser: service.account };
  }
}

export function fakePaymentService(stated: Partial<Account> = {}): FakePaymentService {
  const service: FakePaymentService = { ...fakeStateFor(accountOf(stated)), receipts: [[]] };
  fakeService(service, (operation, input) => reply(service, operation, input));
  return service;
}

export function renderSubscription(service: FakePaymentService, search = '') {
  const subscribe = jest.fn<(interval: PlanInterval) => Promise<void>>(async () => undefined);
  const { email } = service.account;
  const user = { email, firstName: 'Ada', matches: 3, isSubscribed: false };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe });
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, service.account);
  const location = memoryLocation({ path: '/profile/subscription', searchPath: search, record: true });
  render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <QueryClientProvider client={client}>
        <Subscription />
      </QueryClientProvider>
    </Router>,
  );
  return { subscribe, location, client };
}

export function cleanUp(): void {
  setSession({ state: 'visitor' });
  jest.restoreAllMocks();
}
