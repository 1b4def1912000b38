import type { IncomingHttpHeaders } from 'node:http';

/** The credential scope of Signature Version 4. */
export interface Credential {
  accessKeyId: string;
  /** YYYYMMDD. */
  date: string;
  region: string;
  service: string;
}

/** Parses `KEY/20260102/us-east-1/s3/aws4_request`. Returns null for any other text. */
function parseCredential(scope: string): Credential | null {
  const [, accessKeyId, date, region, service] =
    /^([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/.exec(scope) ?? [];
  if (!accessKeyId || !date || !region || !service) return null;
  return { accessKeyId, date, region, service };
}

/** Returns the credential of the authorization header or of a presigned URL, or null. */
export function credentialOf(headers: IncomingHttpHeaders, query: URLSearchParams): Credential | null {
  const signed = /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1];
  const scope = signed ?? query.get('X-Amz-Credential');
  return scope ? parseCredential(scope) : null;
}
