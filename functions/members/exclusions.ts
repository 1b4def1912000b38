import { normalizeLine } from '@daybreak/contract/rules.ts';
import { uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';

/** The most companies, or words, that a person may exclude. */
export const MAX_EXCLUSIONS = 50;

/** A company or a word that may be excluded: a line that has a letter or a digit. */
export const exclusionRule = (what: 'company' | 'word') =>
  z
    .string()
    .overwrite(normalizeLine)
    .max(100, 'This is too long: at most 100 characters.')
    .regex(/[\p{L}\p{N}]/u, `An excluded ${what} cannot be empty.`);

const keyOf = (text: string): string => normalizeLine(text).toLowerCase();

/** What is excluded after a change, each once. Where more is than may be, something can still be taken away. */
export function changeExclusions(
  user: Record<'excludedCompanies' | 'excludedWords', readonly string[]>,
  field: 'excludedCompanies' | 'excludedWords',
  wanted: readonly string[],
): string[] {
  const before = new Set(user[field].map(keyOf));
  if (wanted.length > MAX_EXCLUSIONS && wanted.some((one) => !before.has(keyOf(one))))
    throw new Fault('BadInput', `${field}: At most ${MAX_EXCLUSIONS} to exclude.`);
  return uniqueIgnoringCase(wanted);
}
