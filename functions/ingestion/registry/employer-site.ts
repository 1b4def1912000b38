import { employerKey } from '@daybreak/contract/employer-key.ts';
import { registeredDomain } from './recognition/employer-names.ts';

/**
 * Returns the employer's own domain, 'acme.com', if some of these links lead to it: a domain that is the
 * employer's whole name. The one with most links wins; '' without any.
 */
export function employerSite(links: readonly string[], employer: string): string {
  const name = employerKey(employer).replace(/[^\p{L}\p{N}]/gu, '');
  const domains = links
    .map((link) => registeredDomain(URL.parse(link)?.hostname ?? ''))
    .filter((domain) => name !== '' && domain.split('.', 1)[0]?.replaceAll('-', '') === name);
  const [most] = [...Map.groupBy(domains, (domain) => domain)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most?.[0] ?? '';
}
