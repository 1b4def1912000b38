/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readSession, type Session, setSession } from '../features/session/session.ts';

type FakeSession = { token: string; email: string | undefined } | null;

let fakeCurrentSession: (renew: boolean) => Promise<FakeSession>;
jest.unstable_mockModule('../features/identity/identity.ts', () => ({
  currentSession: ({ renew = false } = {}) => fakeCurrentSession(renew),
}));

let credentials: typeof import('./session-credentials.ts')['sessionCredentials'];
beforeAll(async () => {
  credentials = (await import('./session-credentials.ts')).sessionCredentials;
});

const user: Session = {
  state: 'user',
  user: { email: 'ada@mail.example', firstName: 'Ada', matches: 4, isSubscribed: false },
  logOut: () => undefined,
  subscribe: async () => undefined,
};
const of = (token: string): FakeSession => ({ token, email: 'ada@mail.example' });
const at = (path: string) => history.replaceState(null, '', path);

async function answer(isBack: boolean, before = (): void => undefined): Promise<void> {
  for (;;) {
    const session = readSession();
    if (session.state === 'user' && session.onLoginAgain) {
      before();
      return session.onLoginAgain(isBack);
    }
    await Promise.resolve();
  }
}

beforeEach(() => {
  setSession(user);
  at('/profile/settings');
});
afterEach(() => void jest.restoreAllMocks());

describe('session credentials', () => {
  test('API-05 return the identity token, or a renewed one', async () => {
    fakeCurrentSession = async (renew) => of(renew ? 'new' : 'old');
    expect([await credentials.token(), await credentials.renew()]).toEqual(['old', 'new']);
  });

  test('API-05 return no token if it fails, and log why', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeCurrentSession = async () => {
      throw new Error('no network');
    };
    expect(await credentials.token()).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    expect(readSession()).toBe(user);
  });

  test('SESS-01 wait for one new login over an account page', async () => {
    let isOver = true;
    fakeCurrentSession = async () => (isOver ? null : of('after login'));
    const asking = Promise.all([credentials.token(), credentials.renew()]);
    await answer(true, () => {
      isOver = false;
    });
    expect(await asking).toEqual(['after login', 'after login']);
    expect(readSession()).toEqual(user);
  });

  test('SESS-01 return no token if the user declines, and remember the page', async () => {
    fakeCurrentSession = async () => null;
    const asking = credentials.token();
    await answer(false);
    expect(await asking).toBeUndefined();
    expect(readSession()).toEqual({ state: 'visitor', hasEnded: true });
  });

  test('SESS-01 return no token on a public page, where the user becomes a visitor', async () => {
    at('/');
    fakeCurrentSession = async () => null;
    expect(await credentials.token()).toBeUndefined();
    expect(readSession().state).toBe('visitor');
  });
});
