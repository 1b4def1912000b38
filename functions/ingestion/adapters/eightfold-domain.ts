import { splitSlug } from './host-slug.ts';

/** The domain by which Eightfold knows the employer: 'acme.com' for 'acme.eightfold.ai' and 'careers.acme.com'. */
export function eightfoldDomain(slug: string): string {
  const { host, rest } = splitSlug(slug);
  const [, tenant] = /^([^.]+)\.eightfold\.ai$/.exec(host) ?? [];
  return rest || (tenant ? `${tenant}.com` : host.split('.').slice(-2).join('.'));
}
