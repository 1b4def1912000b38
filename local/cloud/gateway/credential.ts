import type { IncomingHttpHeaders } from 'node:http';

/** Who signs a request, for which service and day: the credential scope of Signature Version 4. */
export interface Credential {
  accessKeyId: string;
  /** YYYYMMDD. */
  date: string;
  region: string;
  service: string;
}

/** Parses `KEY/20260102/us-east-1/s3/aws4_request`; null when it is something else. */
export function parseCredential(scope: string): Credential | null {
  const [, accessKeyId, date, region, service] =
    /^([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/.exec(scope) ?? [];
  if (!accessKeyId || !date || !region || !service) return null;
  return { accessKeyId, date, region, service };
}

/** The credential of a signed header or a presigned URL, or null for a request that carries neither. */
export function credentialOf(headers: IncomingHttpHeaders, query: URLSearchParams): Credential | null {
  const signed = /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1];
  const scope = signed ?? query.get('X-Amz-Credential');
  return scope ? parseCredential(scope) : null;
}
