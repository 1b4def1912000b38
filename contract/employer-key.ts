import { foldLetters, spellOutAbbreviations } from './fold.ts';
import { joinInitials } from './join-initials.ts';

/** Legal forms at the end of a company's name. */
const LEGAL_FORMS = new Set(
  'inc incorporated llc ltd limited gmbh corp corporation co company ag sa sas sarl bv nv plc pty oy ab as aps srl spa kk'.split(
    ' ',
  ),
);

/** The key becomes part of a table key, whose length is limited. */
const MAX_LENGTH = 200;

const MARKS = /[™®©℠]/g;

/** Drops legal forms at the end, and the 'and' of 'Tiffany & Co.', but never the whole name. */
function dropLegalForms(folded: string): string {
  const words = folded.split(' ').filter((word) => word !== '');
  while (words.length > 1 && (LEGAL_FORMS.has(words.at(-1) ?? '') || words.at(-1) === 'and')) words.pop();
  return words.join(' ');
}

/**
 * Returns the same key for all spellings of an employer: 'Acme, Inc.' and 'ACME' are 'acme'. Case, accents,
 * punctuation and legal forms at the end do not count. Dedupe keys, dream companies and addresses of company
 * pages use it. Empty for a name without letters and digits.
 */
export function employerKey(company: string): string {
  const name = joinInitials(company.replace(MARKS, '').normalize('NFKC'));
  const bare = dropLegalForms(foldLetters(name));
  // Cutting may leave a legal form at the end.
  return dropLegalForms([...spellOutAbbreviations(bare)].slice(0, MAX_LENGTH).join(''));
}
