import { type FetchLimits, parseRetryAfter, readUpTo } from '../../reading/fetch-page.ts';

export interface TextAnswer {
  readonly status: number;
  /** Empty unless the status is 200. */
  readonly text: string;
  /** Where a redirect leads, which is not followed. */
  readonly location?: string;
  /** In seconds; set for every 429 and 503. */
  readonly retryAfter?: number;
}

/** JazzHR's feeds are the largest files, with about 20 MB together. */
const LIMITS: FetchLimits = { bytes: 32 * 1024 * 1024, milliseconds: 60_000 };

const DEFAULT_RETRY_AFTER_S = 30;

/** Fetches a text. Throws if the host can't be reached or sends too much. */
export async function readText(
  request: typeof fetch,
  url: URL,
  { bytes, milliseconds }: FetchLimits = LIMITS,
): Promise<TextAnswer> {
  const response = await request(url, {
    headers: {
      accept: 'text/html, application/json;q=0.9, application/xml;q=0.9, */*;q=0.1',
      'user-agent': 'Daybreak job board (reads public job feeds)',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(milliseconds),
  });
  const { status, headers } = response;
  if (status !== 200) {
    await response.body?.cancel();
    const location = status >= 300 && status < 400 ? headers.get('location') : null;
    const retryAfter = retryAfterOf(response);
    return {
      status,
      text: '',
      ...(location === null ? {} : { location }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
  const text = await readUpTo(response, bytes);
  if (text === undefined) throw new Error(`${url} is larger than ${bytes / 1024 / 1024} MB.`);
  return { status, text };
}

/** Returns how many seconds an answer asks to wait, or undefined if it doesn't. */
export function retryAfterOf({ status, headers }: Response): number | undefined {
  const stated = parseRetryAfter(headers.get('retry-after') ?? '');
  return stated ?? (status === 429 || status === 503 ? DEFAULT_RETRY_AFTER_S : undefined);
}
