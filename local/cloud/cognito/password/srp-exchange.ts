import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasswordOwner } from './credential.ts';
import { g, hashed, k, N, padded, power } from './srp-group.ts';

/**
 * Answers the client's public value `A` (hexadecimal) with the server's public value and the shared key.
 * Returns null for a value that the protocol forbids: one that is not a number, or a multiple of N.
 */
export function answerExchange(
  verifier: string,
  clientValue: string,
): { serverValue: string; key: Buffer } | null {
  if (!/^[0-9a-f]+$/i.test(clientValue)) return null;
  const A = BigInt(`0x${clientValue}`);
  if (A % N === 0n) return null;
  const v = BigInt(`0x${verifier}`);
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const B = (k * v + power(g, b)) % N;
  const u = hashed(padded(A), padded(B));
  const S = power(A * power(v, u), b);
  const key = hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16);
  return { serverValue: B.toString(16), key: Buffer.from(key) };
}

/** Returns whether the client holds the key: its signature is an HMAC over pool, user, secret block and timestamp. */
export function provesKey(
  key: Buffer,
  owner: PasswordOwner,
  claim: { secretBlock: string; timestamp: string; signature: string },
): boolean {
  const expected = createHmac('sha256', key)
    .update(owner.poolName)
    .update(owner.sub)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const signature = Buffer.from(claim.signature, 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
