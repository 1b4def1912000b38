import { decodeUri } from '../gateway/decode-uri.ts';
import type { Forwarding, Selection } from '../provision/edge-forwarding.ts';
import { type EdgeRequest, parseCookies, parseQuery } from './exchange.ts';

const isSelected = ({ behavior, names }: Selection, name: string) => {
  if (behavior === 'all' || behavior === 'none') return behavior === 'all';
  const isListed = names.some((one) => one.toLowerCase() === name.toLowerCase());
  return isListed === (behavior === 'whitelist');
};

/** Headers of the viewer's connection, which no policy forwards. */
const NEVER_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'cookie',
  'host',
]);

/** Headers that are forwarded without a policy. */
const ALWAYS_FORWARDED = new Set([
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
]);

/** The parts of a request that policies select. */
interface Forwarded {
  readonly headers: Readonly<Record<string, string>>;
  /** A Cookie header; may be empty. */
  readonly cookie: string;
  readonly query: string;
}

/** Returns the headers, cookies and query strings that one of the policies selects. */
export function selectForwarded(request: EdgeRequest, policies: readonly Forwarding[]): Forwarded {
  const isForwarded = (kind: keyof Forwarding, name: string) =>
    policies.some((policy) => isSelected(policy[kind], name));
  const headers = Object.entries(request.headers).filter(
    ([name]) => !NEVER_FORWARDED.has(name) && isForwarded('headers', name),
  );
  const cookie = parseCookies(request.headers['cookie'])
    .filter(([name]) => isForwarded('cookies', name))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const query = parseQuery(request.query)
    .filter(([name]) => isForwarded('queryStrings', decodeUri(name)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { headers: Object.fromEntries(headers), cookie, query };
}

/**
 * Returns the request that an origin gets: what one of the policies forwards, the origin's host, and the
 * viewer's address. Without a forwarded user agent, CloudFront sends its own.
 */
export function toOriginRequest(
  request: EdgeRequest,
  policies: readonly Forwarding[],
  origin: { host: string; headers: Readonly<Record<string, string>> },
): EdgeRequest {
  const { headers, cookie, query } = selectForwarded(request, policies);
  const always = Object.entries(request.headers).filter(([name]) => ALWAYS_FORWARDED.has(name));
  return {
    ...request,
    query,
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...headers,
      ...Object.fromEntries(always),
      ...(cookie ? { cookie } : {}),
      ...origin.headers,
      host: origin.host,
      'x-forwarded-for': request.sourceIp,
    },
  };
}
