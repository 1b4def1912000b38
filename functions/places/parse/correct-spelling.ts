import { fold } from '@daybreak/contract/fold.ts';
import { STATE_NAMES } from '@daybreak/contract/state-names.ts';

/** Shorter words differ by one letter too often. */
const MIN_LENGTH = 7;

const NAMES = Object.values(STATE_NAMES)
  .map(fold)
  .filter((name) => name.length >= MIN_LENGTH);

/** Whether one letter is missing, added, replaced or swapped with the next. */
function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return Math.max(left.length, right.length) === 1 || isSwapped;
}

/** Returns the state or province that a folded word misspells by one letter: 'viriginia' is 'virginia'. */
export function correctStateName(folded: string): string | undefined {
  if (folded.length < MIN_LENGTH - 1) return undefined;
  return NAMES.find((name) => name[0] === folded[0] && isOneEditApart(folded, name));
}
