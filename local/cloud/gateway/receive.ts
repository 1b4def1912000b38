import type { IncomingMessage } from 'node:http';
import { AwsError } from './aws-error.ts';
import type { ReceivedRequest } from './identify.ts';
import { readPostForm } from './post-form.ts';

const LIMIT = 64 * 1024 * 1024;

/** The path and query of a request, the path still percent-encoded. */
export function address(req: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '/', ...rest] = (req.url ?? '/').split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/** Reads a request to its end; more than 64 MiB is refused. */
export async function receive(req: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    // Without an encoding set, a request's chunks are buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > LIMIT) throw new AwsError(413, 'RequestEntityTooLarge', 'The request is larger than 64 MiB.');
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  const { headers } = req;
  const form = req.method === 'POST' ? await readPostForm(headers, body) : null;
  return { method: req.method ?? 'GET', ...address(req), headers, body, form };
}
