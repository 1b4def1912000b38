import { waysToReach } from '../../evidence/personal.ts';

/** By what a resume says how its person can be reached. */
export interface ContactFacts {
  readonly email: boolean;
  readonly phone: boolean;
  /** A page of the person's: work, code, a profile. */
  readonly link: boolean;
  /** A town with its state or country. */
  readonly place: boolean;
}

const STATE =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const PLACE = new RegExp(
  `\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2},\\s*(?:(?:${STATE})\\b|\\p{Lu}\\p{L}{3,}(?: \\p{Lu}\\p{L}+)?)`,
  'u',
);

/** A head is this long at most, in lines: a place further down is an employer's. */
const HEAD = 8;
const HEAD_CHARACTERS = 2_000;

/** What a resume's text says of how to reach its person: e-mail, phone and links are what is taken out before it is sent. */
export function contactFacts(text: string): ContactFacts {
  const head = text.split('\n').slice(0, HEAD).join('\n').slice(0, HEAD_CHARACTERS);
  return { ...waysToReach(text), place: PLACE.test(head) || /\bremote\b/i.test(head) };
}
