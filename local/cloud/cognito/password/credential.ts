import { createHash, randomBytes } from 'node:crypto';
import { g, hashed, padded, power } from './srp-group.ts';

/** What is kept of a password: a salt, and the SRP verifier both sign-in flows check against. Hexadecimal. */
export interface Credential {
  salt: string;
  verifier: string;
}

/** Whose password it is: the part of the pool's id after the underscore, and the user's sub. */
export interface Owner {
  poolName: string;
  sub: string;
}

/** Makes what is kept of a new password. */
export function makeCredential(owner: Owner, password: string): Credential {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(owner, password, salt) };
}

/** Whether the password is the one the credential was made of. */
export function matchesCredential(owner: Owner, password: string, credential: Credential): boolean {
  return verifierOf(owner, password, credential.salt) === credential.verifier;
}

function verifierOf(owner: Owner, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${owner.poolName}${owner.sub}:${password}`).digest();
  const x = hashed(padded(BigInt(`0x${salt}`)), identity);
  return power(g, x).toString(16);
}
