import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { createScope, getCanonicalQuery, getSigningKey } from '@smithy/signature-v4';
import { AwsError } from './aws-error.ts';
import type { Credential } from './credential.ts';
import type { ReceivedRequest } from './identify.ts';
import type { Principal } from './principal.ts';
import { LONG_DATE } from './signed-parameters.ts';

/** Signs text with a principal's key for a credential's scope. Returns hexadecimal. */
async function sign(principal: Principal, credential: Credential, text: string): Promise<string> {
  const { date, region, service } = credential;
  const key = await getSigningKey(Sha256, principal, date, region, service);
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two signatures in constant time. */
function isSameSignature(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Checks the expiry and the signature of a presigned URL with complete parameters. Throws S3's own errors. */
export async function checkSignedUrl(
  request: ReceivedRequest,
  principal: Principal,
  credential: Credential,
  now: Date,
): Promise<void> {
  const { query } = request;
  const lifetimeSeconds = Number(query.get('X-Amz-Expires'));
  const date = query.get('X-Amz-Date') ?? '';
  const signedAt = Date.parse(date.replace(LONG_DATE, '$1-$2-$3T$4:$5:$6Z'));
  const expires = new Date(signedAt + lifetimeSeconds * 1000);
  if (now > expires) {
    throw new AwsError(403, 'AccessDenied', 'Request has expired', {
      'X-Amz-Expires': String(lifetimeSeconds),
      Expires: expires.toISOString(),
      ServerTime: now.toISOString(),
    });
  }
  const scope = createScope(credential.date, credential.region, credential.service);
  const digest = createHash('sha256').update(canonicalRequest(request)).digest('hex');
  const expected = await sign(principal, credential, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${digest}`);
  if (!isSameSignature(expected, query.get('X-Amz-Signature') ?? '')) throw signatureDoesNotMatch();
}

function signatureDoesNotMatch(): AwsError {
  return new AwsError(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

function canonicalRequest({ method, path, query, headers }: ReceivedRequest): string {
  const signedHeaders = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}`,
  );
  const payload = signedHeaders.includes('x-amz-content-sha256')
    ? String(headers['x-amz-content-sha256'])
    : 'UNSIGNED-PAYLOAD';
  const canonicalQuery = getCanonicalQuery({
    method,
    path,
    protocol: 'http:',
    hostname: '',
    headers: {},
    query: Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])),
  });
  return [method, path, canonicalQuery, ...lines, '', signedHeaders.join(';'), payload].join('\n');
}
