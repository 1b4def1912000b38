import { spellOutLetters } from '@daybreak/contract/fold.ts';
import { joinInitials } from '@daybreak/contract/join-initials.ts';

const MAX_LENGTH = 240;

/** The steps that a title's characters call for. Looking for all of them at once is faster than one by one. */
const OTHER = 1;
const DIGIT = 2;
const BRACKET = 4;
const GENDER = 8;
const DOT = 16;
const marks = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === '.') return DOT | GENDER;
  if (character === '(') return BRACKET | GENDER;
  return /\d/.test(character) ? DIGIT : /[*:_/]/.test(character) ? GENDER : 0;
});

function marksOf(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) found |= marks[text.charCodeAt(at)] ?? OTHER | GENDER;
  return found;
}

/**
 * Returns the first 240 characters in lower case, without accents, gender endings, initials that repeat a name, dots of
 * initials, years of experience, requisition numbers, pay, and phrases such as 'is hiring'.
 */
export function normalizeTitle(raw: string): string {
  let text = raw.length > MAX_LENGTH ? raw.slice(0, MAX_LENGTH) : raw;
  let found = marksOf(text);
  if ((found & OTHER) !== 0) {
    text = foldTitle(text);
    found |= marksOf(text);
  } else text = text.toLowerCase();
  if ((found & BRACKET) !== 0) text = withoutInitials(text);
  text = withoutEmployer(text);
  if ((found & GENDER) !== 0) text = text.replace(GENDERS, '');
  if ((found & DIGIT) !== 0) text = text.replace(EXPERIENCE, ' ').replace(REQUISITION, ' ').replace(PAY, ' ');
  return (found & DOT) !== 0
    ? joinInitials(text.replace(GLUED_NET, ' .net').replace(PARTED_NET, '$1.net'))
    : text;
}

/** The '.Net' of a 'Sr.Net Developer', but not of 'ASP.NET'. */
const GLUED_NET = /(?<=\p{L})(?<!(?<!\p{L})(?:asp|vb|ado))\.net(?!\p{L})/gu;

/** The '. Net' of an 'Asp . Net' or 'Software Developer . Net', but not of a 'Sr. Net Controls Engineer'. */
const PARTED_NET = /(?<!(?<!\p{L})[js]r)(?:(?<=(?<!\p{L})(?:asp|vb|ado))\s?|(\s?))\.\snet(?!\p{L})/gu;

/** 'Software Engineer (1-4 years of experience)' names no level. */
const EXPERIENCE =
  /(?<![\p{L}\d])\d{1,2}\s*(?:\+|(?:-|–|to)\s*\d{1,2}\+?)?\s*(?:years?|yrs?|yoe)(?!\p{L})'?(?:\s(?:of\s)?exp(?:erience)?(?!\p{L}))?/gu;

/** 'JR-004512' numbers a requisition, and names no junior. */
const REQUISITION = /(?<![\p{L}\d])(?:jr|sr|r|req|requisition|job ?id|id)[-_ #:]{0,3}\d{4,}(?![\p{L}\d])/gu;

/** '$20/hr-$22/hr' names no HR. */
const PAY =
  /(?:[$£€]\s?\d[\d.,]*k?|(?<![\p{L}\d])\d[\d.,]*(?=\s?\/\s?(?:hr|hour)))(?:\s?(?:\/|per |an? )\s?(?:hr|hour|day|week|month|year|yr)s?(?!\p{L}))?/gu;

/**
 * Only an employer's name may come before, since 'Software Engineer - Looking for immediate joiners' starts
 * with the role.
 */
const HIRING =
  /^(?:(?:now |urgent(?:ly)? |we(?:'re| are) |job )?(?:(?:hiring|openings?|vacanc(?:y|ies)) (?:for|of)|looking for)|[^-–—|:;,/([]*(?<!\p{L})(?:(?:is|are) (?:looking for|hiring|seeking)|recrute|søker|sucht|(?<!(?<!\p{L})(?:da|de|em) )busca|contrata|zoekt)):?\s+(?:(?:an?|our|une?|eine?n?|een)\s+)?(?=\p{L})/u;

/** Few titles say so, and to look for one of these words is faster. */
const SAYS_HIRING = /hiring|looking|seeking|opening|vacanc|recrute|søker|sucht|busca|contrata|zoekt/;

/** 'Harbor Energy is looking for a Data Analyst' and 'Le Groupe recrute un Comptable' start with the employer. */
const withoutEmployer = (text: string): string => (SAYS_HIRING.test(text) ? text.replace(HIRING, '') : text);

/** Returns a text in lower case, without accents and with plain quotes and hyphens. */
export const foldTitle = (text: string): string =>
  spellOutLetters(
    text
      .replace(/[™℠®©]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/\p{Cf}|\ufe0f/gu, '')
      .replace(/[’ʼ`´]/g, "'")
      .replace(/[‐‑]/g, '-'),
  );

/** 'Manager*in', 'Angestellte/r', 'Asystent/ka', 'Engenheiro(a)' and 'Développeur(-euse)' name both genders. */
const GENDERS =
  /(?<=\p{L}{3}e)(?:[/*:_·]-?[rn](?!\p{L})|\([rn]\))|(?<=\p{L}{4})\/-?(?:in|innen|a|e|ka|tka|czka|ne|euse|trice|rice)(?!\p{L})|(?<=\p{L})(?:[*:_·]in(?:nen)?(?!\p{L})|\(-?(?:a|as|e|es|in|innen|se|euse|ne|trice|ice|rice)\)|[·.](?:e|euse|ere|trice|ne)(?!\p{L}))/gu;

const INITIALS = /\(([a-z]{2,5})\)/;

/** A 'Design Verification (DV) Engineer' repeats the initials of the words before them. */
function withoutInitials(text: string): string {
  const found = INITIALS.exec(text);
  if (found === null) return text;
  const words = text
    .slice(0, found.index)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const first = words.slice(-(found[1]?.length ?? 0)).map((word) => word.charAt(0));
  return first.join('') === found[1] ? text.replace(found[0], ' ') : text;
}
