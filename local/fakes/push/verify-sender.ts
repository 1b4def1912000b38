import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';

/** The longest that a token may be valid, in seconds. */
const MAX_AGE = 24 * 60 * 60;

/**
 * Verifies the Authorization header of a push (VAPID, RFC 8292): signature, audience, expiry and contact. Returns the
 * sender's public key in base64url. Throws if anything is wrong.
 */
export async function verifySender(authorization: string, audience: string, now: number): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || decodeProtectedHeader(token).alg !== 'ES256')
    throw new Error('The key is invalid.');
  const coordinate = (from: number) => point.toString('base64url', from, from + 32);
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience,
    currentDate: new Date(now),
    requiredClaims: ['exp', 'sub'],
  });
  if ((payload.exp ?? 0) > now / 1_000 + MAX_AGE) throw new Error('The token is valid for more than a day.');
  if (!/^(mailto:|https:)/.test(payload.sub ?? '')) throw new Error('The token has no contact.');
  return key;
}
