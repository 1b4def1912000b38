import type { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Adapter } from '../adapters/adapter.ts';

export type Lookup = typeof lookup;

/** Placeholders in the origin of a system where each board has its own host. See `Adapter.origin`. */
const SLUG = '{slug}';
const HOST = '{host}';

/** Fills in a board's slug and host. */
const fillIn = (template: string, slug: string): string =>
  template.replace(SLUG, () => slug).replace(HOST, () => hostIn(slug));

const hostIn = (slug: string): string => slug.split('~', 1)[0] ?? slug;

/** IPv4 ranges outside the public internet: IANA's special-purpose registries, RFC 6890. */
const RESERVED_RANGES = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  RESERVED_RANGES.addSubnet(net, bits, 'ipv4');

/** Public IPv6 addresses are in 2000::/3 (RFC 4291), except for the ranges below. */
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED_RANGES.addSubnet(net, bits, 'ipv6');

type Origin = Pick<Adapter, 'origin'>;
type Environment = Readonly<Record<string, string | undefined>>;

export interface BoardAddress {
  readonly origin: string;
  /** The environment replaces the vendor's origin, so the host may be private. */
  readonly isOverridden: boolean;
}

/** Throws if the slug is invalid for this system, or would lead to another host than the vendor's. */
export function resolveBoardAddress(
  adapter: Pick<Adapter, 'origin' | 'slug'>,
  slug: string,
  environment: Environment,
): BoardAddress {
  if (!adapter.slug.test(slug))
    throw new Error(
      `'${slug}' is not a board of this system. Take the name from the address of the employer's board.`,
    );
  const template = originTemplate(adapter, environment);
  const vendor = vendorUrl(template);
  const origin = fillIn(template, slug);
  const url = URL.parse(origin);
  const host = expectedHost(template, slug);
  if (url?.host !== host || url.protocol !== vendor.protocol || url.username !== vendor.username)
    throw new Error(`'${slug}' leads to another host than the vendor's, ${host}, and is not requested.`);
  return { origin, isOverridden: environment[adapter.origin.variable] !== undefined };
}

/**
 * The origin that the environment sets for another host, if it overrides a system whose boards have hosts of their own.
 */
export function overriddenOrigin(
  { origin }: Origin,
  host: string,
  environment: Environment,
): string | undefined {
  const template = environment[origin.variable];
  return template !== undefined && hasOwnHosts({ origin }) ? fillIn(template, host) : undefined;
}

/**
 * The host that a Retry-After applies to: one for all boards of a vendor, even if each has a subdomain, but the board's
 * own host if the system has no common one.
 */
export const hostOf = (adapter: Origin, slug: string, environment: Environment): string =>
  hasOwnHosts(adapter) ? hostIn(slug).toLowerCase() : vendorUrl(originTemplate(adapter, environment)).host;

/** Whether the boards of a system have no host in common. */
export const hasOwnHosts = ({ origin }: Origin): boolean => origin.url.includes(HOST);

const originTemplate = ({ origin }: Origin, environment: Environment): string =>
  environment[origin.variable] ?? origin.url;

const vendorUrl = (template: string): URL =>
  new URL(template.replace(`${SLUG}.`, '').replace(SLUG, '').replace(`//${HOST}`, '//host.invalid'));

function expectedHost(template: string, slug: string): string {
  if (template.includes(`//${HOST}`)) return hostIn(slug).toLowerCase();
  const { host } = vendorUrl(template);
  return template.includes(`${SLUG}.`) ? `${slug.toLowerCase()}.${host}` : host;
}

/** Includes loopback, link-local, shared, multicast and mapped addresses, and anything that is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return RESERVED_RANGES.check(address, 'ipv4');
  return family !== 6 || !GLOBAL_UNICAST.check(address, 'ipv6') || RESERVED_RANGES.check(address, 'ipv6');
}

/** Throws if a host is, or resolves to, an address that is not public: anyone can point a name at a private address. */
export async function assertPublicHost(host: string, lookup: Lookup): Promise<void> {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) ? [{ address: bare }] : await resolveHost(bare, lookup);
  const refused = addresses.find(({ address }) => isPrivateAddress(address));
  if (addresses.length === 0 || refused)
    throw new Error(
      `'${host}' resolves to ${refused?.address ?? 'no address'}, which is not public, and is not requested.`,
    );
}

async function resolveHost(host: string, lookup: Lookup): Promise<{ address: string }[]> {
  try {
    return await lookup(host, { all: true });
  } catch (cause) {
    throw new Error(`Cannot resolve '${host}'. Check its spelling and the network.`, {
      cause,
    });
  }
}

/** Returns the origin to request a board from. Throws if the slug is invalid or the host is not public. */
export async function publicOrigin(
  adapter: Pick<Adapter, 'origin' | 'slug'>,
  slug: string,
  environment: Environment,
  lookup: Lookup,
): Promise<string> {
  const { origin, isOverridden } = resolveBoardAddress(adapter, slug, environment);
  if (!isOverridden) await assertPublicHost(new URL(origin).hostname, lookup);
  return origin;
}
