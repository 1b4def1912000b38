import type { IncomingMessage } from 'node:http';
import { AwsError } from './aws-error.ts';
import type { ReceivedRequest } from './identify.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** Returns the path, still percent-encoded, and the query. */
export function parseUrl(req: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '/', ...rest] = (req.url ?? '/').split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/** Reads a request with its body. Throws RequestEntityTooLarge above 64 MiB. */
export async function readRequest(req: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    // Without an encoding set, a request's chunks are buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_BYTES)
      throw new AwsError(413, 'RequestEntityTooLarge', 'The request is larger than 64 MiB.');
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  return { method: req.method ?? 'GET', ...parseUrl(req), headers: req.headers, body };
}
