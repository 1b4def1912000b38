import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { VapidKeys } from '../../members/push/vapid-keys.ts';

/** Push services refuse tokens that are valid for over 24 hours (RFC 8292, section 2). */
const TOKEN_EXPIRES_IN = '12 hours';

/** Returns the Authorization header that identifies us to a push service. `subject` is a mailto or https URL. */
export async function vapidHeader(endpoint: string, keys: VapidKeys, subject: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(TOKEN_EXPIRES_IN)
    .sign(signingKey(keys));
  return `vapid t=${token}, k=${keys.publicKey}`;
}

function signingKey({ publicKey, privateKey }: VapidKeys) {
  // An uncompressed point: a leading byte, then both coordinates.
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const [x, y] = [coordinate(1), coordinate(33)];
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' });
}
