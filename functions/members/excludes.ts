import * as z from 'zod';
import { tidyLine } from '../contract/rules.ts';
import { onceEach } from '../contract/titles.ts';
import { Fault } from '../platform/fault.ts';

/** The most companies, or words, that a person may exclude. */
export const MOST_EXCLUDED = 50;

/** A company or a word that may be excluded: a line that has a letter or a digit. */
export const excludedRule = (what: 'company' | 'word') =>
  z
    .string()
    .overwrite(tidyLine)
    .max(100, 'This is too long: at most 100 characters.')
    .regex(/[\p{L}\p{N}]/u, `An excluded ${what} cannot be empty.`);

const keyOf = (text: string): string => tidyLine(text).toLowerCase();

/** What is excluded after a change, each once. Where more is than may be, something can still be taken away. */
export function excludesAfter(
  user: Record<'excludedCompanies' | 'excludedWords', readonly string[]>,
  field: 'excludedCompanies' | 'excludedWords',
  wanted: readonly string[],
): string[] {
  const before = new Set(user[field].map(keyOf));
  if (wanted.length > MOST_EXCLUDED && wanted.some((one) => !before.has(keyOf(one))))
    throw new Fault('BadInput', `${field}: At most ${MOST_EXCLUDED} to exclude.`);
  return onceEach(wanted);
}
