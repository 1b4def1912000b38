import { findContactDetails } from '../../evidence/redaction.ts';

export interface ContactFacts {
  readonly email: boolean;
  readonly phone: boolean;
  /** A website, portfolio or profile. */
  readonly link: boolean;
  /** A city with its state or country. */
  readonly place: boolean;
}

const STATE =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const CITY = new RegExp(
  `\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2},\\s*(?:(?:${STATE})\\b|\\p{Lu}\\p{L}{3,}(?: \\p{Lu}\\p{L}+)?)`,
  'u',
);

/** Cities below the first lines are those of employers. */
const HEADER_LINES = 8;
const HEADER_CHARACTERS = 2_000;

/** Finds the contact details in a resume's unredacted text. */
export function findContactFacts(text: string): ContactFacts {
  const header = text.split('\n').slice(0, HEADER_LINES).join('\n').slice(0, HEADER_CHARACTERS);
  return { ...findContactDetails(text), place: CITY.test(header) || /\bremote\b/i.test(header) };
}
