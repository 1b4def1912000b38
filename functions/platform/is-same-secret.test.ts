import { describe, expect, test } from '@jest/globals';
import { isSameSecret } from './is-same-secret.ts';

const secret = 'the-secret-of-the-distribution';

describe('the front door', () => {
  test.each([
    ['the secret', 'the-secret-of-the-distribution', true],
    ['nothing', '', false],
    ['the beginning of the secret', 'the-secret', false],
    ['the secret and more', 'the-secret-of-the-distribution!', false],
    ['other capitals', 'The-Secret-Of-The-Distribution', false],
  ])('OPS-02 given %s, it authorizes: %s → %s', (_what, given, expected) => {
    expect(isSameSecret(given, secret)).toBe(expected);
  });
});
