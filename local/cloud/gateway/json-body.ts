import { AwsError } from './aws-error.ts';
import type { AwsRequest } from './aws-request.ts';

const parsed = new WeakMap<Buffer, unknown>();

/** The JSON of a request's body, parsed once however often it is asked for; a body that is none is a SerializationException. */
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
