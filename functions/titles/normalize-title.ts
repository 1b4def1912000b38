import { joinInitials } from '@daybreak/contract/join-initials.ts';

const MAX_LENGTH = 240;

/**
 * Returns the first 240 characters in lower case, without accents, gender endings, initials that repeat a name, dots of
 * initials, years of experience, requisition numbers, and phrases such as 'is hiring'.
 */
export function normalizeTitle(raw: string): string {
  const text = foldLetters(raw.length > MAX_LENGTH ? raw.slice(0, MAX_LENGTH) : raw);
  const bare = withoutEmployer(text.includes('(') ? withoutInitials(text) : text);
  const ungendered = GENDER_MARK.test(bare) ? bare.replace(GENDERS, '') : bare;
  const numbered = withoutNumbers(ungendered);
  return numbered.includes('.') ? joinInitials(numbered) : numbered;
}

/** Most titles have no digits, and to look for one is faster than to look for what follows. */
const withoutNumbers = (text: string): string =>
  /\d/.test(text) ? text.replace(EXPERIENCE, ' ').replace(REQUISITION, ' ') : text;

/** 'Software Engineer (1-4 years of experience)' names no level. */
const EXPERIENCE =
  /(?<![\p{L}\d])\d{1,2}\s*(?:\+|(?:-|–|to)\s*\d{1,2}\+?)?\s*(?:years?|yrs?|yoe)(?!\p{L})'?(?:\s(?:of\s)?exp(?:erience)?(?!\p{L}))?/gu;

/** 'JR-004512' numbers a requisition, and names no junior. */
const REQUISITION = /(?<![\p{L}\d])(?:jr|sr|r|req|requisition|job ?id|id)[-_ #:]{0,3}\d{4,}(?![\p{L}\d])/gu;

/** Only an employer's name may come before, since 'Software Engineer - Looking for immediate joiners' starts with the role. */
const HIRING =
  /^(?:now |urgent(?:ly)? |we(?:'re| are) |job )?(?:(?:hiring|openings?|vacanc(?:y|ies)) (?:for|of)|looking for)(?!\p{L})|^[^-–—|:;,/([]*(?<!\p{L})(?:(?:is|are) (?:looking for|hiring|seeking)|recrute|søker|sucht|busca|contrata|zoekt)(?!\p{L})/u;

/** Few titles say so, and to look for one of these words is faster. */
const SAYS_HIRING = /hiring|looking|seeking|opening|vacanc|recrute|søker|sucht|busca|contrata|zoekt/;

const ARTICLE = /^:?\s+(?:(?:an?|our|une?|eine?n?|een)\s+)?(?=\p{L})/u;

/** 'Harbor Energy is looking for a Data Analyst' and 'Le Groupe recrute un Comptable' start with the employer. */
function withoutEmployer(text: string): string {
  if (!SAYS_HIRING.test(text)) return text;
  const found = HIRING.exec(text);
  if (found === null) return text;
  const rest = text.slice(found.index + found[0].length);
  const article = ARTICLE.exec(rest);
  return article === null ? text : rest.slice(article[0].length);
}

/** Returns a text in lower case, without accents and with plain quotes and hyphens. */
export function foldLetters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is intended
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/[™℠®©]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\p{Cf}|\ufe0f/gu, '')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[‐‑]/g, '-');
}

/** 'Manager*in', 'Entwickler:in', 'Engenheiro(a)' and 'Développeur(-euse)' name both genders. */
const GENDERS =
  /(?<=\p{L})(?:[*:_·]in(?:nen)?(?!\p{L})|\(-?(?:a|as|e|es|in|innen|se|euse|ne|trice|ice|rice)\)|[·.](?:e|euse|ere|trice|ne)(?!\p{L}))/gu;

/** Most titles have none of these, and to look for one is faster. */
const GENDER_MARK = /[*:_·(.]/;

/** A 'Design Verification (DV) Engineer' repeats the initials of the words before them. */
function withoutInitials(text: string): string {
  const [, initials] = /\(([a-z]{2,5})\)/.exec(text) ?? [];
  if (initials === undefined) return text;
  const before = text.slice(0, text.indexOf(`(${initials})`));
  const words = before.split(/[^a-z]+/).filter((word) => word !== '');
  const repeats =
    words
      .slice(-initials.length)
      .map((word) => word.charAt(0))
      .join('') === initials;
  return repeats ? text.replace(`(${initials})`, ' ') : text;
}
