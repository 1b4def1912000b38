import fresh from 'fresh';
import type { EdgeRequest, EdgeResponse } from './exchange.ts';

const toText = (value: EdgeResponse['headers'][string] | undefined) => (value ? String(value) : undefined);

/** Returns 304 instead of a response that the viewer has. Like CloudFront, ignores the viewer's Cache-Control. */
export function omitKnown(response: EdgeResponse, { headers }: EdgeRequest): EdgeResponse {
  const conditions = {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
  };
  const validators = {
    etag: toText(response.headers['etag']),
    'last-modified': toText(response.headers['last-modified']),
  };
  if (response.status !== 200 || !fresh(conditions, validators)) return response;
  return { ...response, status: 304, body: Buffer.alloc(0) };
}
