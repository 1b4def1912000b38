import { employerKey } from '@daybreak/contract/employer-key.ts';

/** A shorter name is part of too many others, and a letter away from too many: 'Box' of 'Boxcar' and 'Fox'. */
const MIN_LENGTH = 5;

/** Letters and digits that look like another letter: https://www.unicode.org/reports/tr39/. */
const LOOKALIKES = new Map(
  ['0o', '1l', '3e', '4a', '5s', '7t', '8b', 'il', 'аa', 'еe', 'оo', 'рp', 'сc', 'хx', 'уy', 'іl', 'ѕs', 'јj']
    .concat(['кk', 'мm', 'тt', 'нh', 'вb', 'ԁd', 'ԛq', 'ԝw', 'αa', 'οo', 'νv', 'ρp', 'τt', 'ιl', 'κk', 'εe'])
    .map(([looks = '', like = '']) => [looks, like]),
);

/** Names that look the same have the same skeleton: 'Str1pe' and 'STRIPE, Inc.'. */
const skeletonOf = (name: string): string =>
  [...employerKey(name).replace(/[^\p{L}\p{N}]/gu, '')]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * Returns a test of whether a name is that of an employer, or could be taken for it: one that looks like it,
 * is a letter away from it, or begins or ends with it, such as 'Acme Careers'.
 */
export function resemblesAny(employers: readonly string[]): (name: string) => boolean {
  const known = [...new Set(employers.map(skeletonOf))].filter((skeleton) => skeleton !== '');
  const words = new Set(known);
  return (name) => {
    const skeleton = skeletonOf(name);
    return (
      name
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => word.length >= MIN_LENGTH && words.has(skeletonOf(word))) ||
      known.some((other) => isNearCopy(skeleton, other))
    );
  };
}

const isNearCopy = (name: string, known: string): boolean =>
  name === known ||
  (known.length >= MIN_LENGTH &&
    (name.startsWith(known) || name.endsWith(known) || isOneEditAway(name, known)));

/** Whether one letter was added, dropped or replaced, or two neighbors were swapped. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (long.length > short.length) return rest(short, 0) === rest(long, 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}
