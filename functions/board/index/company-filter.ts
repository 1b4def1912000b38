import { employerKeyOf } from '@daybreak/contract/company-slug.ts';
import { employerKey } from '@daybreak/contract/employer-key.ts';

const keysByList = new WeakMap<readonly string[], string[]>();

/** Returns the employer keys of a listing's companies, to which companies are only ever added. */
export function employerKeys(companies: readonly string[]): readonly string[] {
  const keys = keysByList.get(companies) ?? [];
  for (const company of companies.slice(keys.length)) keys.push(employerKey(company));
  keysByList.set(companies, keys);
  return keys;
}

/** Which companies have this slug. All pass an empty one. */
export function companyFilter(companies: readonly string[], slug: string): Uint8Array {
  if (slug === '') return new Uint8Array(companies.length).fill(1);
  const wanted = employerKeyOf(slug);
  return Uint8Array.from(employerKeys(companies), (key) => (key === wanted ? 1 : 0));
}
