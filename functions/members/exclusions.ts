import { normalizeLine } from '@daybreak/contract/rules.ts';
import { uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';

/** Per kind: companies, or words. */
export const MAX_EXCLUSIONS = 50;

export const exclusionRule = (kind: 'company' | 'word') =>
  z
    .string()
    .overwrite(normalizeLine)
    .max(100, 'This is too long: at most 100 characters.')
    .regex(/[\p{L}\p{N}]/u, `An excluded ${kind} cannot be empty.`);

const keyOf = (text: string): string => normalizeLine(text).toLowerCase();

/** Returns the exclusions after a change, without duplicates. A list over the limit can still shrink. */
export function changeExclusions(
  user: Record<'excludedCompanies' | 'excludedWords', readonly string[]>,
  field: 'excludedCompanies' | 'excludedWords',
  next: readonly string[],
): string[] {
  const before = new Set(user[field].map(keyOf));
  if (next.length > MAX_EXCLUSIONS && next.some((text) => !before.has(keyOf(text))))
    throw new Fault('BadInput', `${field}: At most ${MAX_EXCLUSIONS}. Remove one to add another.`);
  return uniqueIgnoringCase(next);
}
