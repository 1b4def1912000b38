import type { PasswordPolicy } from '../definition/pool-properties.ts';
import { CognitoError } from '../errors.ts';

// The symbols Cognito documents for RequireSymbols, the space among them.
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Refuses a new password that breaks the pool's policy, with the rule it breaks first. */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  const broken = firstBrokenRule(policy, password);
  if (broken === undefined) return;
  throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}

function firstBrokenRule(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < policy.MinimumLength) return 'Password not long enough';
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.RequireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.RequireNumbers && !/[0-9]/.test(password)) return 'Password must have numeric characters';
  if (policy.RequireSymbols && !SYMBOL.test(password)) return 'Password must have symbol characters';
  return undefined;
}
