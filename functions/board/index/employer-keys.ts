import { employerKey } from '@daybreak/contract/employer-key.ts';

const keysByList = new WeakMap<readonly string[], string[]>();

/** Returns the employer keys of a listing's companies, to which companies are only ever added. */
export function employerKeys(companies: readonly string[]): readonly string[] {
  const keys = keysByList.get(companies) ?? [];
  for (const company of companies.slice(keys.length)) keys.push(employerKey(company));
  keysByList.set(companies, keys);
  return keys;
}
