import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSession } from '../../../app/session.ts';
import type { PlanInterval } from '../../../generated/contract.ts';
import type { Account } from '../../account/account.ts';
import { aSubscription } from '../../subscription/testing/a-subscription.ts';
import type { Analysis } from '../api/analysis.ts';
import { growing } from './an-analysis.ts';

jest.unstable_mockModule('../../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { accountOf, showTo } = await import('../../job-titles/testing/given-account.tsx');
const { ResumeAnalysis } = await import('../components/resume-analysis.tsx');

type Refusal = { readonly errorType: string; readonly message: string };

/** The service as a test of analyses plays it. */
export interface PlayedAnalyses {
  account: Account;
  analysis: Analysis | null;
  /** An operation that is refused, and how. */
  refuse: Readonly<Record<string, Refusal>>;
  /** The operations it was asked, oldest first. */
  readonly asked: string[];
}

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };
const fetchBefore = globalThis.fetch;

// Only what callService reads of an answer is given.
const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

/** Plays the service to a subscriber of the annual plan, unless stated otherwise. */
export function givenAnalyses(
  analysis: Analysis | null = null,
  stated: Partial<Account> = {},
): PlayedAnalyses {
  const activeSubscription = aSubscription({ planInterval: 'YEARLY' });
  const account = accountOf({ activeSubscription, ...stated });
  const service: PlayedAnalyses = { account, analysis, refuse: {}, asked: [] };
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url === '/config.json') return answer(config);
    const operation = /(\w+)\(input/.exec(JSON.parse(String(init.body)).query)?.[1] ?? '';
    service.asked.push(operation);
    const refusal = service.refuse[operation];
    if (refusal) return answer({ data: null, errors: [refusal] });
    if (operation === 'getUser') return answer({ data: { getUser: service.account } });
    if (operation === 'analyzeResume') service.analysis = growing();
    return answer({ data: { [operation]: service.analysis } });
  };
  Object.assign(globalThis, { fetch, scrollTo: () => undefined });
  return service;
}

/** Shows the analysis of a resume to the person whose record the service holds; time is the test's own. */
export function showAnalysis(service: PlayedAnalyses) {
  const subscribe = jest.fn<(interval: PlanInterval) => Promise<void>>(async () => undefined);
  const user = { email: service.account.email, firstName: 'Ada', matches: 3, isSubscribed: true };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe });
  const view = showTo(service, <ResumeAnalysis resumeId="one" />);
  return { ...view, subscribe, keys: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

/** Takes away what was shown and played. */
export function takeAway(): void {
  cleanup();
  setSession({ state: 'visitor' });
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: fetchBefore });
}
