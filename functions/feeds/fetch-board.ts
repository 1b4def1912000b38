import { createHash } from 'node:crypto';

/** The most a board may weigh, in bytes; the largest real ones are below 15 MB. */
const LARGEST_BODY = 32 * 1024 * 1024;

/** How long one board may take in all, in milliseconds. */
const LONGEST_READ = 30_000;

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

const failed = (message: string, retryAfter?: number): Fetched => ({
  kind: 'failed',
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Asks a board once: conditionally, without following a redirect, within bounds of time and size. Never throws:
 * every way in which a feed can misbehave is an outcome with a sentence.
 */
export async function fetchBoard(url: URL, last: LastRead, request: typeof fetch = fetch): Promise<Fetched> {
  const headers = {
    accept: 'application/json',
    'user-agent': 'Daybreak job board (reads public job feeds)',
    ...(last.etag ? { 'if-none-match': last.etag } : {}),
  };
  try {
    const response = await request(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_READ),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status !== 200) {
      await response.body?.cancel();
      return refusal(response);
    }
    const text = await bounded(response);
    if (text === undefined) return failed(`The answer is larger than ${LARGEST_BODY / 1024 / 1024} MB.`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    if (hash === last.bodyHash) return { kind: 'unchanged' };
    return { kind: 'body', body: JSON.parse(text), etag: response.headers.get('etag') ?? '', hash };
  } catch (error) {
    return failed(sentence(error));
  }
}

function refusal(response: Response): Fetched {
  const { status } = response;
  if (status >= 300 && status < 400)
    return failed(`The board redirects elsewhere (status ${status}); it was not followed.`);
  if (status === 404) return failed('There is no such board (status 404).');
  const after = Number(response.headers.get('retry-after'));
  return failed(
    `The board answered with status ${status}.`,
    Number.isFinite(after) && after > 0 ? after : undefined,
  );
}

async function bounded(response: Response): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST_BODY) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The web stream of a fetch body is async-iterable in Node; the DOM's type does not say so.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sentence(error: unknown): string {
  if (error instanceof SyntaxError) return 'The answer is not JSON.';
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The board did not answer within ${LONGEST_READ / 1000} s.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return `The board could not be reached: ${cause}.`;
}
