import type { PlanInterval } from '@daybreak/contract/types.ts';
import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../../account/api/account.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { type FakeServiceState, fakeService, fakeStateFor } from '../../account/testing/fake-service.ts';
import { setSession } from '../../session/session.ts';
import { aSubscription } from '../../subscription/testing/a-subscription.ts';
import type { Analysis } from '../api/analysis.ts';
import { anAnalysisInProgress } from './an-analysis.ts';

jest.unstable_mockModule('../../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { showTo } = await import('../../account/testing/given-account.tsx');
const { ResumeAnalysis } = await import('../components/resume-analysis.tsx');

export interface FakeAnalysisService extends FakeServiceState {
  analysis: Analysis | null;
}

/** Fakes the service for a subscriber of the annual plan, unless stated otherwise. */
export function fakeAnalysisService(
  analysis: Analysis | null = null,
  stated: Partial<Account> = {},
): FakeAnalysisService {
  const activeSubscription = aSubscription({ planInterval: 'YEARLY' });
  const account = accountOf({ activeSubscription, ...stated });
  const service: FakeAnalysisService = { ...fakeStateFor(account), analysis };
  fakeService(service, (operation) => {
    if (operation === 'getUser') return { getUser: service.account };
    if (operation === 'analyzeResume') service.analysis = anAnalysisInProgress();
    return { [operation]: service.analysis };
  });
  Object.assign(globalThis, { scrollTo: () => undefined });
  return service;
}

export function renderAnalysis(service: FakeAnalysisService) {
  const subscribe = jest.fn<(interval: PlanInterval) => Promise<void>>(async () => undefined);
  const user = { email: service.account.email, firstName: 'Ada', matches: 3, isSubscribed: true };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe });
  const view = showTo(service, <ResumeAnalysis resumeId="one" />);
  return { ...view, subscribe, keys: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

export function cleanUp(): void {
  cleanup();
  setSession({ state: 'visitor' });
  jest.useRealTimers();
  jest.restoreAllMocks();
}
