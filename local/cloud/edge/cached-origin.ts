import type { CachePolicy } from '../provision/edge-forwarding.ts';
import type { CachedResponse, EdgeCache } from './edge-cache.ts';
import type { EdgeRequest, EdgeResponse, Origin } from './exchange.ts';
import { selectForwarded } from './forward.ts';
import { timeToLive } from './time-to-live.ts';

export interface CacheOptions {
  readonly cache: EdgeCache;
  readonly policy: CachePolicy;
  /** How long errors are kept, by status. */
  readonly errorSeconds: ReadonlyMap<number, number>;
}

/** Returns a response with the headers that tell a viewer where it comes from. */
export function labelSource(
  response: EdgeResponse,
  source: 'Hit' | 'RefreshHit' | 'Miss',
  age?: number,
): EdgeResponse {
  const headers = {
    ...response.headers,
    'x-cache': `${response.status >= 400 ? 'Error' : source} from cloudfront`,
    ...(age === undefined ? {} : { age: `${age}` }),
  };
  return { ...response, headers };
}

/** Returns a request for the whole response or, with an expired one, for what has changed since. */
function withoutViewersConditions(request: EdgeRequest, expired?: EdgeResponse): EdgeRequest {
  const { 'if-none-match': _tag, 'if-modified-since': _time, ...headers } = request.headers;
  const { etag, 'last-modified': modified } = expired?.headers ?? {};
  if (etag) headers['if-none-match'] = String(etag);
  if (modified) headers['if-modified-since'] = String(modified);
  return { ...request, headers };
}

const mustBeFresh = ({ headers }: EdgeResponse) =>
  /\b(must-revalidate|proxy-revalidate|no-cache|no-store|private)\b/i.test(
    String(headers['cache-control'] ?? ''),
  );

/** Answers GET and HEAD requests from a cache, and asks the origin for what it doesn't have or what has expired. */
export function cachedOrigin(askOrigin: Origin, { cache, policy, errorSeconds }: CacheOptions): Origin {
  const secondsOf = (response: EdgeResponse) => timeToLive(response, policy.timeToLive, errorSeconds);
  const ageOf = ({ storedAt }: CachedResponse) => Math.floor((cache.now() - storedAt) / 1000);
  const keep = (key: string, path: string, response: EdgeResponse, seconds = secondsOf(response)) => {
    if (seconds > 0) cache.keep(key, { path, response, storedAt: cache.now(), seconds });
  };
  const refresh = async (request: EdgeRequest, key: string, known: CachedResponse) => {
    const expired = known.response;
    const response = await askOrigin(withoutViewersConditions(request, expired));
    if (response.status === 304) {
      const refreshed = { ...expired, headers: { ...expired.headers, ...response.headers } };
      keep(key, request.path, refreshed);
      return labelSource(refreshed, 'RefreshHit');
    }
    if (response.status >= 500 && expired.status < 400 && !mustBeFresh(expired)) {
      keep(key, request.path, expired, secondsOf(response));
      return labelSource(expired, 'Hit', ageOf(known));
    }
    keep(key, request.path, response);
    return labelSource(response, 'Miss');
  };

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.headers['range'])
      return labelSource(await askOrigin(request), 'Miss');
    const key = JSON.stringify([request.path, selectForwarded(request, [policy])]);
    const known = cache.find(key);
    if (known && cache.now() < known.storedAt + known.seconds * 1000)
      return labelSource(known.response, 'Hit', ageOf(known));
    if (known && request.method === 'GET') return refresh(request, key, known);
    const response = await askOrigin(withoutViewersConditions(request));
    if (request.method === 'GET') keep(key, request.path, response);
    return labelSource(response, 'Miss');
  };
}
