import type { PlanInterval } from '@daybreak/contract/types.ts';
import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../../account/api/account.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { type FakeServiceState, fakeService, fakeStateFor } from '../../account/testing/fake-service.ts';
import { setSession } from '../../session/session.ts';
import { aSubscription } from '../../subscription/testing/a-subscription.ts';
import type { Letter } from '../api/letters.ts';
import { aLetter, aResume } from './a-letter.ts';

jest.unstable_mockModule('../../identity/identity.ts', () => ({
  currentSession: async () => ({ email: 'ada@mail.example', token: 'token', isStaff: false }),
}));
const { showTo } = await import('../../account/testing/given-account.tsx');
const { LetterPanel } = await import('../letter-panel.tsx');

export interface FakeLetters extends FakeServiceState {
  letter: Letter | null;
}

function answerTo(service: FakeLetters, operation: string, input: Record<string, unknown>): unknown {
  const written = service.letter ?? aLetter();
  switch (operation) {
    case 'getLetter':
      return { getLetter: service.letter };
    case 'writeLetter':
      service.letter = aLetter({ state: 'writing', sentences: [], text: '' });
      return { writeLetter: service.letter };
    case 'editLetter': {
      const text = String(input['text']);
      service.letter = text === '' ? aLetter() : { ...written, text, edited: true };
      return { editLetter: service.letter };
    }
    case 'changePlan': {
      const activeSubscription = aSubscription({ planInterval: 'YEARLY' });
      service.account = { ...service.account, activeSubscription };
      return { changed: activeSubscription };
    }
    default:
      return { getUser: service.account };
  }
}

/** Fakes the service for an annual subscriber with one resume, unless overridden. */
export function givenLetters(overrides: Partial<Account> = {}, letter: Letter | null = null): FakeLetters {
  const activeSubscription = aSubscription({ planInterval: 'YEARLY' });
  const account = accountOf({ activeSubscription, resumes: [aResume('Ada Moss')], ...overrides });
  const service: FakeLetters = { ...fakeStateFor(account), letter };
  fakeService(service, (operation, input) => answerTo(service, operation, input));
  return service;
}

/** Needs fake timers. */
export function showLetter(service: FakeLetters) {
  const subscribe = jest.fn<(interval: PlanInterval) => Promise<void>>(async () => undefined);
  const user = { email: service.account.email, firstName: 'Ada', matches: 3, isSubscribed: true };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe });
  showTo(service, <LetterPanel jobID="tides-1" />);
  return { subscribe, keys: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

export const inputsOf = ({ requests }: FakeLetters, operation: string) =>
  requests.filter((one) => one.operation === operation).map(({ input }) => input);

export function cleanUpLetters(): void {
  cleanup();
  sessionStorage.clear();
  setSession({ state: 'visitor' });
  jest.restoreAllMocks();
}
