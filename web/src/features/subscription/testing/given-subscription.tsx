import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '../../../app/query-client.ts';
import { setSession } from '../../../app/session.ts';
import type { PlanInterval } from '../../../generated/contract.ts';
import type { Account } from '../../account/account.ts';
import type { ReceiptPage } from '../api/list-receipts.ts';
import { aSubscription } from './a-subscription.ts';

jest.unstable_mockModule('../../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { accountQuery } = await import('../../account/account-query.ts');
const { accountOf } = await import('../../job-titles/testing/given-account.tsx');
const { Subscription } = await import('../components/subscription.tsx');

type Refusal = { readonly errorType: string; readonly message: string };

/** The service as a test of the subscription plays it. */
export interface PlayedPayments {
  account: Account;
  /** The pages of receipts, the newest first. */
  receipts: readonly ReceiptPage['items'][];
  /** An operation that is refused, and how. */
  refuse: Readonly<Record<string, Refusal>>;
  /** Answers wait until this has passed. */
  before: (operation: string) => Promise<void>;
  /** What it was asked, oldest first. */
  readonly asked: { readonly operation: string; readonly input: Record<string, unknown> }[];
}

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };
const fetchBefore = globalThis.fetch;

// Only what callService reads of an answer is given.
const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

function answerTo(service: PlayedPayments, operation: string, input: Record<string, unknown>): unknown {
  const current = service.account.activeSubscription ?? aSubscription();
  const becomes = (stated: Parameters<typeof aSubscription>[0]) => {
    const activeSubscription = { ...current, ...stated };
    service.account = { ...service.account, activeSubscription };
    return { changed: activeSubscription };
  };
  switch (operation) {
    case 'listUserReceipts': {
      const page = Number(input['nextToken'] ?? 0);
      const nextToken = page + 1 < service.receipts.length ? String(page + 1) : null;
      return { listUserReceipts: { items: service.receipts[page] ?? [], nextToken } };
    }
    case 'cancelSubscription':
      return becomes({ cancelAtPeriodEnd: true });
    case 'resumeSubscription':
      return becomes({ cancelAtPeriodEnd: false });
    case 'changePlan':
      // The page made it of the contract's own type.
      return becomes({ planInterval: input['planInterval'] as PlanInterval });
    case 'createCheckoutSession':
      return { createCheckoutSession: 'https://pay.example/checkout' };
    default:
      return { getUser: service.account };
  }
}

/** Plays the service to everything that asks it from now on. */
export function givenPayments(stated: Partial<Account> = {}): PlayedPayments {
  const service: PlayedPayments = {
    ...{ account: accountOf(stated), receipts: [[]], refuse: {}, asked: [] },
    before: async () => undefined,
  };
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url === '/config.json') return answer(config);
    const { query, variables } = JSON.parse(String(init.body));
    const operation = /(\w+)\(input/.exec(query)?.[1] ?? '';
    service.asked.push({ operation, input: variables.input });
    await service.before(operation);
    const refusal = service.refuse[operation];
    if (refusal) return answer({ data: null, errors: [refusal] });
    return answer({ data: answerTo(service, operation, variables.input) });
  };
  Object.assign(globalThis, { fetch });
  return service;
}

/** Shows the page of the subscription to the person whose record the service holds, at an address of the site. */
export function showSubscription(service: PlayedPayments, search = '') {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const subscribe = jest.fn<(interval: PlanInterval) => Promise<void>>(async () => undefined);
  const { email } = service.account;
  const user = { email, firstName: 'Ada', matches: 3, isSubscribed: false };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe });
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, service.account);
  const location = memoryLocation({
    ...{ path: '/profile/subscription', searchPath: search, record: true },
  });
  render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <QueryClientProvider client={client}>
        <Subscription />
      </QueryClientProvider>
    </Router>,
  );
  return { subscribe, location, client };
}

/** Takes away what was shown and played. */
export function takeAway(): void {
  cleanup();
  setSession({ state: 'visitor' });
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: fetchBefore });
}
