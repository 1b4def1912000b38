import { employerKey } from '@daybreak/contract/employer-key.ts';
import { employerNames } from '../registry/recognition/employer-names.ts';
import { VENDORS } from '../registry/recognition/vendors.ts';

/** A shorter name begins too many others. */
const MIN_PREFIX = 4;

/** Systems that take applications, but whose boards we don't read, by their domains. */
const APPLY_DOMAINS: ReadonlySet<string> = new Set([
  'applicantpro.com',
  'avature.net',
  'brassring.com',
  'careerpuck.com',
  'comeet.co',
  'comeet.com',
  'freshteam.com',
  'governmentjobs.com',
  'isolvedhire.com',
  'paycomonline.net',
  'silkroad.com',
  'taleo.net',
  'zohorecruit.com',
]);

/** Whether employers take applications on a host of this system or another one. */
export const isApplyHost = (host: string): boolean =>
  APPLY_DOMAINS.has(host.split('.').slice(-2).join('.')) ||
  [...VENDORS.values()].some((vendor) => vendor.host.test(host));

/**
 * Whether an employer's name is in a host's domain: 'Stripe' in 'stripe.com', 'joinstripe.com' and 'jobs.stripe.com'.
 */
export function isNamedAfter(host: string, employer: string): boolean {
  const name = employerKey(employer).replace(/[^\p{L}\p{N}]/gu, '');
  // Unicode in a domain is mostly a look-alike.
  if (name === '' || host.includes('xn--')) return false;
  return employerNames(host).some(
    (domain) => domain === name || isPrefix(domain, name) || isPrefix(name, domain),
  );
}

const isPrefix = (start: string, text: string): boolean =>
  start.length >= MIN_PREFIX && text.startsWith(start);
