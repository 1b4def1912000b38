import { describe, expect, test } from '@jest/globals';
import { isSameSecret } from './is-same-secret.ts';

const secret = 'the-secret-of-the-distribution';

describe('the origin secret', () => {
  test.each([
    ['the secret', 'the-secret-of-the-distribution', true],
    ['nothing', '', false],
    ['the beginning of the secret', 'the-secret', false],
    ['the secret and more', 'the-secret-of-the-distribution!', false],
    ['another case', 'The-Secret-Of-The-Distribution', false],
  ])('OPS-02 compared with %s (%s): %s', (_what, given, expected) => {
    expect(isSameSecret(given, secret)).toBe(expected);
  });
});
