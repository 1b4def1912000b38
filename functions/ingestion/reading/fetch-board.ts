import { createHash } from 'node:crypto';
import * as z from 'zod';

/** How much a board may ask of us: bytes of its answer, and milliseconds in all. */
export interface Limits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The largest real boards are below 15 MB. */
const LIMITS: Limits = { bytes: 32 * 1024 * 1024, milliseconds: 30_000 };

/** What asking a board gave. `retryAfter` is in seconds, where the vendor names it. */
export type Fetched =
  | { readonly kind: 'body'; readonly body: unknown; readonly etag: string; readonly hash: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly message: string; readonly retryAfter?: number };

/** What was read last time, so that an unchanged board costs nothing. */
export interface LastRead {
  readonly etag: string;
  readonly bodyHash: string;
}

/** For what is to be read whatever it was. */
export const NEVER_READ: LastRead = { etag: '', bodyHash: '' };

const failed = (message: string, retryAfter?: number): Fetched => ({
  kind: 'failed',
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Asks a board once: conditionally, without following a redirect, within bounds of time and size. Never throws:
 * every way in which a feed can misbehave is an outcome with a sentence.
 */
export async function fetchBoard(
  url: URL,
  last: LastRead,
  request: typeof fetch = fetch,
  limits = LIMITS,
): Promise<Fetched> {
  const headers = {
    accept: 'application/json',
    'user-agent': 'Daybreak job board (reads public job feeds)',
    ...(last.etag ? { 'if-none-match': last.etag } : {}),
  };
  try {
    const response = await request(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.milliseconds),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status !== 200) {
      await response.body?.cancel();
      return refusal(response);
    }
    const text = await bounded(response, limits.bytes);
    if (text === undefined) return failed(`The answer is larger than ${limits.bytes / 1024 / 1024} MB.`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    if (hash === last.bodyHash) return { kind: 'unchanged' };
    return { kind: 'body', body: JSON.parse(text), etag: response.headers.get('etag') ?? '', hash };
  } catch (error) {
    return failed(sentence(error, limits));
  }
}

function refusal(response: Response): Fetched {
  const { status } = response;
  if (status >= 300 && status < 400)
    return failed(`The board redirects elsewhere (status ${status}); it was not followed.`);
  if (status === 404) return failed('There is no such board (status 404).');
  return failed(
    `The board answered with status ${status}.`,
    secondsOf(response.headers.get('retry-after') ?? ''),
  );
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string): number | undefined {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

async function bounded(response: Response, bytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > bytes) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The web stream of a fetch body is async-iterable in Node; the DOM's type does not say so.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What an error says of itself; it may come from another realm than ours, so its class tells nothing. */
const Told = z.object({ name: z.string(), message: z.string() });
const WithCause = z.object({ cause: Told });

function sentence(error: unknown, { milliseconds }: Limits): string {
  const { name, message } = Told.catch({ name: '', message: String(error) }).parse(error);
  if (name === 'SyntaxError') return 'The answer is not JSON.';
  if (name === 'TimeoutError') return `The board did not answer within ${milliseconds / 1000} s.`;
  return `The board could not be reached: ${WithCause.safeParse(error).data?.cause.message ?? message}.`;
}
