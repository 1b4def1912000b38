import type { AwsResponse } from '../gateway/aws-response.ts';

/** An answer of the AWS JSON 1.0 protocol. */
export const json10 = (content: unknown): AwsResponse => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(content),
});

/** An answer of the AWS JSON 1.1 protocol. */
export function json11(content: unknown): AwsResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(content),
  };
}

/** An answer of the REST JSON protocol. */
export function restJson(content: unknown, status = 200): AwsResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
}
