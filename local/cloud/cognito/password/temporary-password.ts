import { randomBytes, randomInt } from 'node:crypto';
import type { PasswordPolicy } from '../definition/pool-properties.ts';

const CLASSES = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#$%&*+-'];

/** A random password that meets every policy of the given length: one of each class, the rest anything printable. */
export function temporaryPassword(policy: PasswordPolicy): string {
  const required = CLASSES.map((letters) => letters.charAt(randomInt(letters.length)));
  const rest = randomBytes(policy.MinimumLength).toString('base64url').slice(0, policy.MinimumLength);
  return `${required.join('')}${rest}`;
}
