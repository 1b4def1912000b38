import { employerKeyOf } from '@daybreak/contract/company-slug.ts';
import { employerKey } from '@daybreak/contract/employer-key.ts';

/** The employer keys of a listing's companies, to which companies are only ever added. */
const keysByList = new WeakMap<readonly string[], string[]>();

/** Which companies have this slug. All pass an empty one. */
export function companyFilter(companies: readonly string[], slug: string): Uint8Array {
  if (slug === '') return new Uint8Array(companies.length).fill(1);
  const keys = keysByList.get(companies) ?? [];
  for (const company of companies.slice(keys.length)) keys.push(employerKey(company));
  keysByList.set(companies, keys);
  const wanted = employerKeyOf(slug);
  return Uint8Array.from(keys, (key) => (key === wanted ? 1 : 0));
}
