import type { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Adapter } from '../adapters/adapter.ts';

/** Addresses by names, as node:dns gives them. */
export type Lookup = typeof lookup;

/** Stands for the board in the origin of a system that gives each a host of its own. */
const SLUG = '{slug}';

/** What is not the public internet (IANA's special-purpose registries, RFC 6890), however it is written. */
const PRIVATE = new BlockList();
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
  PRIVATE.addSubnet(net, bits, 'ipv4');

/** All of IPv6 that is public lies in 2000::/3 (RFC 4291); these ranges of it carry something else. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

type Origin = Pick<Adapter, 'origin'>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Where a board is asked. */
export interface BoardAddress {
  /** What the adapter's paths are put behind. */
  readonly origin: string;
  /** Whether the environment names it in the vendor's place: then it is the operator's own word where it lies. */
  readonly isRenamed: boolean;
}

/**
 * Where a board is asked. Throws a sentence when its slug is none of this system's, or would lead to another host
 * than the vendor's.
 */
export function boardAddress(
  adapter: Pick<Adapter, 'origin' | 'slug'>,
  slug: string,
  environment: Environment,
): BoardAddress {
  if (!adapter.slug.test(slug))
    throw new Error(
      `'${slug}' names no board of this system: take it from the address of the employer's board.`,
    );
  const template = templateOf(adapter, environment);
  const vendor = vendorOf(template);
  const origin = template.replace(SLUG, () => slug);
  const url = URL.parse(origin);
  const host = template.includes(`${SLUG}.`) ? `${slug.toLowerCase()}.${vendor.host}` : vendor.host;
  if (url?.host !== host || url.protocol !== vendor.protocol || url.username !== vendor.username)
    throw new Error(`'${slug}' leads to another host than the vendor's, ${vendor.host}: it is not asked.`);
  return { origin, isRenamed: environment[adapter.origin.variable] !== undefined };
}

/** The host whose word counts when a vendor asks to wait: one for all its boards, though each may have its own below it. */
export const hostOf = (adapter: Origin, environment: Environment): string =>
  vendorOf(templateOf(adapter, environment)).host;

const templateOf = ({ origin }: Origin, environment: Environment): string =>
  environment[origin.variable] ?? origin.url;

const vendorOf = (template: string): URL => new URL(template.replace(`${SLUG}.`, '').replace(SLUG, ''));

/** Whether an address is none of the public internet: private, loopback, link-local, shared, multicast or mapped. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return PRIVATE.check(address, 'ipv4');
  return family !== 6 || !GLOBAL.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6');
}

/**
 * Throws a sentence when a host is, or resolves to, anything but public addresses: a name may be pointed anywhere.
 * Not to be asked of an origin that the environment names.
 */
export async function refusePrivate(host: string, lookup: Lookup): Promise<void> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare }] : await addressesOf(bare, lookup);
  const refused = found.find(({ address }) => isPrivate(address));
  if (found.length === 0 || refused)
    throw new Error(
      `'${host}' is at ${refused?.address ?? 'no address'}, which is not public; it is not asked.`,
    );
}

async function addressesOf(host: string, lookup: Lookup): Promise<{ address: string }[]> {
  try {
    return await lookup(host, { all: true });
  } catch (cause) {
    throw new Error(`The name '${host}' has no address just now: is it right, and the network up?`, {
      cause,
    });
  }
}
