import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';

/** By what a resume says how its person can be reached. */
export interface ContactFacts {
  readonly email: boolean;
  readonly phone: boolean;
  /** A page of the person's: work, code, a profile. */
  readonly link: boolean;
  /** A town with its state or country. */
  readonly place: boolean;
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u;
const LINK =
  /(?:https?:\/\/|www\.)[^\s@]+|\b(?:linkedin|github|gitlab|behance|dribbble|medium|stackoverflow)\.com\/\S+|(?:^|[\s|•·])(?:[a-z0-9-]+\.)+(?:dev|io|me|page|design|blog|net|org|com)(?:\/\S*)?(?=$|[\s|•·,])/im;
const STATE =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const PLACE = new RegExp(
  `\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2},\\s*(?:(?:${STATE})\\b|\\p{Lu}\\p{L}{3,}(?: \\p{Lu}\\p{L}+)?)`,
  'u',
);

/** A head is this long at most, in lines: a place further down is an employer's. */
const HEAD = 8;

/** What a resume's text says of how to reach its person. `country`: whose numbers have no '+' (ISO 3166-1). */
export function contactFacts(text: string, country: string): ContactFacts {
  const head = text.split('\n').slice(0, HEAD).join('\n');
  return {
    email: EMAIL.test(text),
    phone: findPhoneNumbersInText(text, isSupportedCountry(country) ? country : 'US').length > 0,
    link: LINK.test(text.replace(/\S+@\S+/g, ' ')),
    place: PLACE.test(head) || /\bremote\b/i.test(head),
  };
}
