/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { IdentityFailure, NETWORK_ERROR, toIdentityFailure } from './identity-failure.ts';
import { forgetPerson, rememberedSpan, rememberPerson } from './remembered.ts';
import { clearTokens, setTokenSpan, tokenStore } from './token-store.ts';

const key = 'CognitoIdentityServiceProvider.client.person.idToken';
const whereItLies = () => [sessionStorage.getItem(key), localStorage.getItem(key)];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => setTokenSpan(null));

describe('the remembered session', () => {
  test('SESS-01 remembers nobody at first, and nobody after forgetting', () => {
    expect(rememberedSpan()).toBeNull();
    rememberPerson('permanent');
    expect(rememberedSpan()).toBe('permanent');
    forgetPerson();
    expect(rememberedSpan()).toBeNull();
  });

  test('LOGIN-01 uses one storage only', () => {
    rememberPerson('permanent');
    rememberPerson('session');
    expect([rememberedSpan(), localStorage.length]).toEqual(['session', 0]);
  });
});

describe('tokens', () => {
  test('LOGIN-01 are stored where chosen and found again', async () => {
    setTokenSpan('permanent');
    await tokenStore.setItem(key, 'token');
    expect(whereItLies()).toEqual([null, 'token']);
    setTokenSpan(null);
    rememberPerson('permanent');
    expect(await tokenStore.getItem(key)).toBe('token');
  });

  test('SESS-01 are all cleared at sign-out, and nothing else is', () => {
    localStorage.setItem('mode', 'dark');
    localStorage.setItem(key, 'token');
    sessionStorage.setItem(key, 'token');
    clearTokens();
    expect([...whereItLies(), localStorage.getItem('mode')]).toEqual([null, null, 'dark']);
  });
});

describe('an identity failure', () => {
  test('LOGIN-03 keeps Cognito’s code and message', () => {
    const thrown = Object.assign(new Error('Incorrect username or password.'), {
      name: 'NotAuthorizedException',
    });
    expect(toIdentityFailure(thrown)).toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  test.each([
    new TypeError('Failed to fetch dynamically imported module'),
    Object.assign(new Error('A network error has occurred.'), { name: NETWORK_ERROR }),
  ])('maps an unreachable pool to a message about the connection: %s', (thrown) => {
    expect(toIdentityFailure(thrown)).toMatchObject({
      code: NETWORK_ERROR,
      message: expect.stringContaining('connection'),
    });
  });

  test('keeps an existing failure', () => {
    const failure = new IdentityFailure('CodeMismatchException', 'No.');
    expect(toIdentityFailure(failure)).toBe(failure);
  });
});
