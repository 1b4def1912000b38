import { describe, expect, test } from '@jest/globals';
import { hasSessionEnded, isEmailVerified, returnPath } from './login-state.ts';

describe('the history state of /login', () => {
  test('ROUTE-02 has the page to return to after an expired session', () => {
    expect(returnPath({ from: '/profile/job-titles' })).toBe('/profile/job-titles');
  });

  test('APPLY-01 tells an expired session from a followed link', () => {
    const from = '/profile/applications?job=lever%3A1';
    expect([returnPath({ from, hasEnded: false }), hasSessionEnded({ from, hasEnded: false })]).toEqual([
      from,
      false,
    ]);
    expect([hasSessionEnded({ from, hasEnded: true }), hasSessionEnded(null)]).toEqual([true, false]);
  });

  test.each([
    null,
    undefined,
    'text',
    {},
    { from: 7 },
    { from: '' },
    { from: 'https://elsewhere.example' },
    { from: '//elsewhere.example' },
    { from: '/\\elsewhere.example' },
  ])('ROUTE-02 ignores %j, so that no link leads to another site', (state) => {
    expect(returnPath(state)).toBeNull();
  });

  test('VERIFY-02 has the e-mail that was just verified', () => {
    expect([
      isEmailVerified({ isVerified: true }),
      isEmailVerified({ isVerified: 'true' }),
      isEmailVerified(null),
    ]).toEqual([true, false, false]);
  });
});
