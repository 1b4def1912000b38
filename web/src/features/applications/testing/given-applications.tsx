import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '../../../service/query-client.ts';
import type { Account } from '../../account/api/account.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { type FakeServiceState, fakeService, fakeStateFor } from '../../account/testing/fake-service.ts';
import { setSession } from '../../session/session.ts';
import { aSubscription } from '../../subscription/testing/a-subscription.ts';
import type { Application, ApplicationPacket } from '../api/applications.ts';
import { anApplication, aPacket } from './an-application.ts';

jest.unstable_mockModule('../../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { accountQuery } = await import('../../account/account-query.ts');
const { default: ApplicationsPage } = await import('../../../app/pages/applications-page.tsx');

export interface FakeApplications extends FakeServiceState {
  /** Newest first; a page has 30. */
  list: readonly Application[];
  packet: ApplicationPacket;
}

const PAGE = 30;

function answerTo(service: FakeApplications, operation: string, input: Record<string, unknown>): unknown {
  const jobID = String(input['jobID']);
  switch (operation) {
    case 'getApplicationPacket':
      return { getApplicationPacket: service.packet };
    case 'listApplications': {
      const from = Number(input['nextToken'] ?? 0);
      const nextToken = from + PAGE < service.list.length ? String(from + PAGE) : null;
      const items = service.list.slice(from, from + PAGE);
      return { listApplications: { items, nextToken } };
    }
    case 'applyToJob': {
      const application = anApplication(1, { jobID, appliedAt: new Date().toISOString() });
      service.packet = { ...service.packet, application };
      return { applyToJob: application };
    }
    case 'changeApplication': {
      const { email: _email, ...change } = input;
      const before = service.list.find((known) => known.jobID === jobID) ?? anApplication(1);
      // The page builds it from the contract's type.
      const application = { ...before, ...(change as Partial<Application>) };
      service.list = service.list.map((known) => (known === before ? application : known));
      return { changeApplication: application };
    }
    case 'forgetApplication':
      service.packet = { ...service.packet, application: null };
      service.list = service.list.filter((known) => known.jobID !== jobID);
      return { forgetApplication: true };
    case 'updateUser':
      service.account = { ...service.account, ...input };
      return { updateUser: service.account };
    case 'getLetter':
      return { getLetter: null };
    default:
      return { getUser: service.account };
  }
}

/** Fakes the service for a subscriber, unless overridden. */
export function givenApplications(overrides: Partial<Account> = {}): FakeApplications {
  const activeSubscription = aSubscription();
  const account = accountOf({ activeSubscription, ...overrides });
  const service: FakeApplications = { ...fakeStateFor(account), list: [], packet: aPacket() };
  fakeService(service, (operation, input) => answerTo(service, operation, input));
  return service;
}

/** Fakes `window.open` and records the calls, oldest first. */
export function givenWindows(isBlocked = false) {
  const opened: { url: string; features: string; opener: unknown }[] = [];
  const open = (url: string, _target: string, features: string) => {
    if (isBlocked) return null;
    const handle = { url, features, opener: window };
    opened.push(handle);
    return handle;
  };
  const screen = { availWidth: 1440, availHeight: 875 };
  Object.assign(window, { open, matchMedia: () => ({ matches: false }), scrollTo: () => undefined });
  Object.defineProperty(window, 'screen', { value: screen, configurable: true });
  Object.assign(window, { screenX: 0, outerWidth: 1440 });
  return opened;
}

export function showApplications(
  service: FakeApplications,
  search = '',
  page: ReactNode = <ApplicationsPage />,
) {
  const { email } = service.account;
  const user = { email, firstName: 'Ada', matches: 3, isSubscribed: true };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe: async () => undefined });
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, service.account);
  const location = memoryLocation({ path: '/profile/applications', searchPath: search, record: true });
  const shown = render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </Router>,
  );
  return { ...shown, location, keys: userEvent.setup() };
}

export function cleanUpApplications(): void {
  cleanup();
  setSession({ state: 'visitor' });
  jest.useRealTimers();
  jest.restoreAllMocks();
}
