import { AwsError } from './aws-error.ts';
import type { AwsRequest } from './service.ts';

const parsed = new WeakMap<Buffer, unknown>();

/** Returns the parsed JSON body, cached per request. Throws SerializationException for invalid JSON. */
export function jsonBody({ body }: Pick<AwsRequest, 'body'>): unknown {
  if (!parsed.has(body)) {
    try {
      parsed.set(body, body.length === 0 ? {} : JSON.parse(body.toString()));
    } catch {
      throw new AwsError(400, 'SerializationException', 'The body of the request is not JSON.');
    }
  }
  return parsed.get(body);
}
