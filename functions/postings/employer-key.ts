import { foldLetters, spellOutAbbreviations } from '../places/fold.ts';

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

/** Drops the legal forms at the end of a name, and the 'and' of 'Tiffany & Co.'; never the whole name. */
function dropLegalForms(folded: string): string {
  const words = folded.split(' ').filter((word) => word !== '');
  while (words.length > 1 && (FORMS.has(words.at(-1) ?? '') || words.at(-1) === 'and')) words.pop();
  return words.join(' ');
}

/**
 * The employer, however its name is written: 'Acme, Inc.' and 'ACME' are 'acme'. Capitals, accents, punctuation and
 * legal forms at the end do not count. It is how postings of one vacancy meet, and how a dream company means a job's
 * company. Empty for a name without letters and digits, which is nobody's.
 */
export function employerKey(company: string): string {
  const name = company.replace(MARKS, '').normalize('NFKC').replace(BETWEEN_INITIALS, '');
  const bare = dropLegalForms(foldLetters(name));
  // A cut can leave a legal form at the end.
  return dropLegalForms([...spellOutAbbreviations(bare)].slice(0, LONGEST).join(''));
}
