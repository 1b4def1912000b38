import { employerKey } from '@daybreak/contract/employer-key.ts';
import { KNOWN_EMPLOYERS } from './words/known-employers.ts';
import { splitPhrases } from './words/phrases.ts';

const KNOWN = new Map(
  Object.entries(KNOWN_EMPLOYERS).flatMap(([industry, names]) =>
    splitPhrases(names).map((name): [string, string] => [employerKey(name), industry]),
  ),
);
/** A longer name may start a division's: 'General Dynamics Electric Boat', but not 'Target Hospitality'. */
const LONG_NAMES = [...KNOWN.keys()].filter((name) => name.includes(' ') || name.length >= 8);

/** Returns the industry of a well-known employer or of its division, else ''. */
export function knownIndustry(company: string): string {
  const key = employerKey(company);
  const known = KNOWN.get(key) ?? KNOWN.get(LONG_NAMES.find((name) => key.startsWith(`${name} `)) ?? '');
  return known ?? '';
}
