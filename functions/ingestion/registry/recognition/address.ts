import { undefinedOn } from '../../../platform/undefined-on.ts';

/** Where a URL leads, apart from its scheme. */
export interface Address {
  /** In lower case and ASCII, without 'www.' and a trailing dot. */
  readonly host: string;
  /** The decoded segments of the path. */
  readonly path: readonly string[];
  /** The parameters of the query and of the fragment, with names in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

const MAX_LENGTH = 2_000;

/** Names that lead nowhere on the public internet: RFC 2606, RFC 6761 and RFC 8375. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|test|example|invalid|onion)$/;

const DOMAIN_NAME =
  /^(?=.{4,200}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,30})$/;

/** Parses a URL, which may lack its scheme, as people copy it. Returns a reason if it can't be a public web page. */
export function parseAddress(text: string): Address | { readonly reason: string } {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || /\s/.test(trimmed))
    return { reason: 'This is not a web address. Paste the whole address of a posting or a careers page.' };
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol))
    return { reason: 'This is not a web address. Paste one that starts with https://.' };
  if (url.username || url.password)
    return { reason: 'The address has a user name before its host. Paste it without the part up to the @.' };
  if (url.port) return { reason: `The address has the port ${url.port}. Paste it without the port.` };
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  if (!DOMAIN_NAME.test(host) || PRIVATE_NAME.test(host))
    return { reason: `'${host}' is not a public host name. Paste the address of a public careers page.` };
  return { host, path: segmentsOf(url.pathname), parameters: parametersOf(url) };
}

const segmentsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);

const decodeSegment = (segment: string): string =>
  undefinedOn([URIError], () => decodeURIComponent(segment)) ?? segment;

function parametersOf({ searchParams, hash }: URL): Map<string, string> {
  const inFragment = new URLSearchParams(hash.replace(/^#[^?&=]*\?|^#/, ''));
  return new Map([...inFragment, ...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
}

const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Drops a first segment such as 'en-US'. */
export const withoutLocale = (path: readonly string[]): readonly string[] =>
  LOCALE.test(path[0] ?? '') ? path.slice(1) : path;

/** Returns the segment after another one, whose case does not matter. */
export function segmentAfter(path: readonly string[], name: string): string | undefined {
  const place = path.findIndex((segment) => segment.toLowerCase() === name);
  return place === -1 ? undefined : path[place + 1];
}
