import { describe, expect, test } from '@jest/globals';
import { isCommonPassword } from './is-common-password.ts';

describe('a common password', () => {
  test.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    '12345678',
    '87654321',
    '20021987',
    'qwertyuiop',
    'Qwerty123',
    '1q2w3e4r5t',
    'abcabcabc',
    'xxxxxxxxx',
    'Summer2026!',
    'Daybreak1',
    'iloveyou<3',
  ])('REG-02 is recognized with what people add to it: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'a-long-password',
    'correct horse batt',
    'x7#kQ2!vLm9@',
    'tidal mug 41',
    'passwordless tide',
    'Zürich-Regen',
  ])('REG-02 is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
