import { describe, expect, test } from '@jest/globals';
import { hasSessionEnded, isEmailVerified, returnPath } from './login-state.ts';

describe('what led to the login', () => {
  test('ROUTE-02 is the page of a session that ended', () => {
    expect(returnPath({ from: '/profile/job-titles' })).toBe('/profile/job-titles');
  });

  test('APPLY-01 is told apart from a link of a mail that somebody followed', () => {
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
  ])('ROUTE-02 is nothing where the history says %j: nobody is sent elsewhere', (state) => {
    expect(returnPath(state)).toBeNull();
  });

  test('VERIFY-02 is an address that was verified without its password', () => {
    expect([
      isEmailVerified({ isVerified: true }),
      isEmailVerified({ isVerified: 'true' }),
      isEmailVerified(null),
    ]).toEqual([true, false, false]);
  });
});
