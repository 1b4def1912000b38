import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { PageRequest } from '../adapters/adapter.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { decodeText } from './decode-text.ts';

export interface FetchLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** A page and where it is. */
export interface PageTarget extends Omit<PageRequest, 'path'> {
  readonly url: URL;
}

const MiB = 1024 * 1024;

const DEFAULT_LIMITS: FetchLimits = { bytes: 50 * MiB, milliseconds: 30_000 };

/** Of a page that states no maximum: the largest real boards are below 15 MB. */
const DEFAULT_MAX_BYTES = 32 * MiB;

/** `retryAfter` is in seconds. */
export type FetchResult =
  | { readonly kind: 'body'; readonly body: unknown; readonly etag: string; readonly hash: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly message: string; readonly retryAfter?: number };

/** Identify the last response, so that an unchanged one is not parsed again. */
export interface Validators {
  readonly etag: string;
  readonly bodyHash: string;
}

/** Forces a full response. */
export const NO_VALIDATORS: Validators = { etag: '', bodyHash: '' };

const MISSING: FetchResult = { kind: 'body', body: null, etag: '', hash: 'missing' };

const failed = (message: string, retryAfter?: number): FetchResult => ({
  kind: 'failed',
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Fetches a page from a vendor: conditionally, without following redirects, and within limits of time and size. Never
 * throws: whatever goes wrong is a failed result with a message.
 */
export async function fetchPage(
  { url, json, decode = JSON.parse, headers: added, maxBytes, isOptional }: PageTarget,
  last: Validators,
  request: typeof fetch = fetch,
  limits = DEFAULT_LIMITS,
): Promise<FetchResult> {
  const headers = {
    accept:
      decode === JSON.parse
        ? 'application/json'
        : 'text/html, application/json, application/xml;q=0.9, */*;q=0.1',
    'user-agent': 'Daybreak job board (reads public job feeds)',
    ...(last.etag ? { 'if-none-match': last.etag } : {}),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...added,
  };
  try {
    const response = await request(url, {
      headers,
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.milliseconds),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status !== 200) {
      await response.body?.cancel();
      if (isOptional && [404, 410].includes(response.status)) return MISSING;
      return statusFailure(response);
    }
    const bytes = Math.min(maxBytes ?? DEFAULT_MAX_BYTES, limits.bytes);
    const text = await readUpTo(response, bytes);
    if (text === undefined) return failed(`The answer is larger than ${bytes / MiB} MB.`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    if (hash === last.bodyHash) return { kind: 'unchanged' };
    return { kind: 'body', body: decode(text), etag: response.headers.get('etag') ?? '', hash };
  } catch (error) {
    return failed(describeFailure(error, limits));
  }
}

function statusFailure(response: Response): FetchResult {
  const { status } = response;
  if (status >= 300 && status < 400)
    return failed(`The board redirects elsewhere (status ${status}). Redirects are not followed.`);
  if (status === 404) return failed('There is no such board (status 404).');
  return failed(
    `The board answered with status ${status}.`,
    parseRetryAfter(response.headers.get('retry-after') ?? ''),
  );
}

/** Returns seconds. Retry-After is a number of them or a date (RFC 9110, 10.2.3). */
export function parseRetryAfter(retryAfter: string): number | undefined {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Returns undefined for a body that is larger. */
export async function readUpTo(response: Response, bytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > bytes) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // In Node a fetch body is async-iterable; the DOM's type lacks that.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  const body = unzip(Buffer.concat(chunks), bytes);
  return body && decodeText(body, response.headers.get('content-type') ?? '');
}

const TooLarge = z.object({ code: z.literal('ERR_BUFFER_TOO_LARGE') });

/** Sitemaps are often stored as gzip files, whatever the transfer encoding. */
function unzip(body: Buffer, bytes: number): Buffer | undefined {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: bytes });
  } catch (error) {
    if (TooLarge.safeParse(error).success) return undefined;
    throw new AnswerError('The answer is a damaged gzip file.', { cause: error });
  }
}

/** An error by its shape, because `instanceof` fails for one from another realm. */
const ErrorLike = z.object({ name: z.string(), message: z.string() });
const ErrorWithCause = z.object({ cause: ErrorLike });

function describeFailure(error: unknown, { milliseconds }: FetchLimits): string {
  const { name, message } = ErrorLike.catch({ name: '', message: String(error) }).parse(error);
  if (name === 'SyntaxError') return 'The answer is not JSON.';
  if (name === 'AnswerError' || name === 'RefusedRequest') return message;
  if (name === 'TimeoutError') return `The board did not answer within ${milliseconds / 1000} s.`;
  const cause = ErrorWithCause.safeParse(error).data?.cause;
  if (cause?.name === 'RefusedRequest') return cause.message;
  return `The board could not be reached: ${cause?.message ?? message}.`;
}
