import { fold } from '../jobs/places/fold.ts';

/** Legal forms at the end of a company's name. */
const FORMS = new Set(
  'inc incorporated llc ltd limited gmbh corp corporation co company ag sa sas sarl bv nv plc pty oy ab as aps srl spa kk'.split(
    ' ',
  ),
);

/** A key becomes a part of a key of the table, which has its bounds: so much of a name tells it from others. */
const LONGEST = 200;

const MARKS = /[™®©℠]/g;

/** The dots of 'S.A.' and 'B.V.', between letters that stand alone. */
const BETWEEN_INITIALS = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/**
 * The employer, however its name is written: 'Acme, Inc.' and 'ACME' are 'acme'. Capitals, accents, punctuation and
 * legal forms at the end do not count. It is how postings of one vacancy meet, and how a dream company means a job's
 * company. Empty for a name without letters and digits, which is nobody's.
 */
export function employerKey(company: string): string {
  const name = company.slice(0, LONGEST).replace(MARKS, '').normalize('NFKC').replace(BETWEEN_INITIALS, '');
  const words = fold(name)
    .split(' ')
    .filter((word) => word !== '');
  const isLast = (which: (word: string) => boolean) => words.length > 1 && which(words.at(-1) ?? '');
  while (isLast((word) => FORMS.has(word))) {
    words.pop();
    // 'Tiffany & Co.'
    if (isLast((word) => word === 'and')) words.pop();
  }
  // A few letters of other scripts become many by folding.
  return [...words.join(' ')].slice(0, LONGEST).join('').trim();
}
