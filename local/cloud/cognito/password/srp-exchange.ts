import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Credential, Owner } from './credential.ts';
import { g, hashed, k, N, padded, power } from './srp-group.ts';

/** The server's half of one exchange: its public value for the client, and the key both sides now share. */
export interface Exchange {
  publicValue: string;
  key: Buffer;
}

/**
 * Answers the client's public value `A` (hexadecimal), or gives null for one the protocol forbids (no number, or a
 * multiple of N). The key is derived with HKDF under Cognito's label.
 */
export function answerExchange(credential: Credential, clientValue: string): Exchange | null {
  if (!/^[0-9a-f]+$/i.test(clientValue)) return null;
  const A = BigInt(`0x${clientValue}`);
  if (A % N === 0n) return null;
  const v = BigInt(`0x${credential.verifier}`);
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const B = (k * v + power(g, b)) % N;
  const u = hashed(padded(A), padded(B));
  const S = power(A * power(v, u), b);
  const key = hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16);
  return { publicValue: B.toString(16), key: Buffer.from(key) };
}

/** Whether the client proved that it holds the key: an HMAC over pool, user, secret block and its timestamp. */
export function provesKey(
  key: Buffer,
  owner: Owner,
  claim: { secretBlock: string; timestamp: string; signature: string },
): boolean {
  const expected = createHmac('sha256', key)
    .update(owner.poolName)
    .update(owner.sub)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
