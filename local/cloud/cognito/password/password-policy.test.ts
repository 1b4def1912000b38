import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { poolProperties } from '../definition/pool-properties.ts';
import { POOL_PROPERTIES } from '../fixtures/template.ts';
import { checkPassword } from './password-policy.ts';
import { temporaryPassword } from './temporary-password.ts';

const policy = (asked: object) =>
  poolProperties.parse({ ...POOL_PROPERTIES, Policies: { PasswordPolicy: asked } }).Policies.PasswordPolicy;

describe('a password policy', () => {
  test.each([
    [{ MinimumLength: 10 }, 'nine char', 'Password not long enough'],
    [{ RequireUppercase: true }, 'lowercase', 'Password must have uppercase characters'],
    [{ RequireLowercase: true }, 'UPPERCASE', 'Password must have lowercase characters'],
    [{ RequireNumbers: true }, 'no numbers', 'Password must have numeric characters'],
    [{ RequireSymbols: true }, 'NoSymbol5', 'Password must have symbol characters'],
  ])('%j refuses %s', (asked, password, broken) => {
    expect(() => checkPassword(policy(asked), password)).toThrow(
      `Password did not conform with policy: ${broken}`,
    );
  });

  test('is met by every temporary password that is made up for it', () => {
    fc.assert(
      fc.property(
        fc.record({
          MinimumLength: fc.integer({ min: 6, max: 99 }),
          RequireLowercase: fc.boolean(),
          RequireUppercase: fc.boolean(),
          RequireNumbers: fc.boolean(),
          RequireSymbols: fc.boolean(),
        }),
        (asked) => checkPassword(policy(asked), temporaryPassword(policy(asked))),
      ),
    );
  });
});
