import { createHash, randomBytes } from 'node:crypto';
import { g, hashed, padded, power } from './srp-group.ts';

/** The stored form of a password, which serves both sign-in flows: a salt and the SRP verifier, in hexadecimal. */
export interface Credential {
  salt: string;
  verifier: string;
}

/** Whose password it is, as SRP hashes it. */
export interface PasswordOwner {
  poolName: string;
  sub: string;
}

export function createCredential(owner: PasswordOwner, password: string): Credential {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(owner, password, salt) };
}

export function matchesCredential(owner: PasswordOwner, password: string, credential: Credential): boolean {
  return verifierOf(owner, password, credential.salt) === credential.verifier;
}

function verifierOf(owner: PasswordOwner, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${owner.poolName}${owner.sub}:${password}`).digest();
  const x = hashed(padded(BigInt(`0x${salt}`)), identity);
  return power(g, x).toString(16);
}
