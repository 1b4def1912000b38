import { splitLongLine } from './line.ts';

const EMAIL = /[^\s@<>(),;:|]+@[^\s@<>(),;|]+\.[^\s@<>(),;|]+/gu;

/** The rest of an e-mail address with unusual characters in its local part. */
const ODD_EMAIL = /\S?@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/** Web addresses: with a scheme, with www, or a domain with a path. */
const LINKS = [
  /\b(?:https?|ftp|mailto|tel):\S+/giu,
  /\bwww\.\S+/giu,
  /\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,12}\/[^\s,;|]*/giu,
];
/** A bare domain in lower case: 'Booking.com' is an employer, and 'node.js', 'asp.net' and 'socket.io' are products. */
const DOMAIN =
  /(?<![\p{L}\p{N}.@-])(?!asp\.net\b)[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)*\.(?:com|org|net|dev|me|info|edu|page|site|app|blog|name|xyz|co|uk|de|fr|es|it|ca|eu)(?![\p{L}\p{N}])/gu;

/** A run of digits that may be a phone number. */
const DIGIT_RUNS = /[+(]?\d[\d ()./\u2010-\u2015-]{5,}\d/g;
const LABELED_PHONE =
  /\b(?:tele?phone|phone|tel|mobile|cell|fax|whatsapp|handy|telefon|teléfono|téléphone|móvil)\b\.?\s*(?:no\.?|number|nr\.?)?\s*:?\s*[+(]?\d[\d ()./-]{4,}\d/giu;
/** The fewest digits of a phone number with an area code. */
const MIN_PHONE_DIGITS = 9;

/** A number that occurs in dates and ranges of years: '2019', '06', '6'. */
const DATE_NUMBER = /^(?:(?:19|20)\d\d|[0-3]?\d)$/;

const isPhone = (run: string): boolean => {
  const groups = run.match(/\d+/g) ?? [];
  const isDates = groups.every((group) => DATE_NUMBER.test(group)) && /(?:19|20)\d\d/.test(run);
  return groups.join('').length >= MIN_PHONE_DIGITS && !isDates;
};

export const hasPhoneNumber = (text: string): boolean => (text.match(DIGIT_RUNS) ?? []).some(isPhone);

/** Which contact details a text contains. They are the same patterns that the redactor removes. */
export function findContactDetails(text: string) {
  const pieces = text.split('\n').flatMap(splitLongLine);
  const withoutEmails = pieces.map((piece) => piece.replace(EMAIL, ' '));
  const matches = (pattern: RegExp) => withoutEmails.some((piece) => piece.match(pattern) !== null);
  return {
    email: withoutEmails.some((piece, index) => piece !== pieces[index]),
    phone: matches(LABELED_PHONE) || withoutEmails.some(hasPhoneNumber),
    link: [...LINKS, DOMAIN].some(matches),
  };
}

const STREET_WORDS =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Square|Sq|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Crescent|Close|Row';
const STREETS = [
  new RegExp(
    `\\b\\d{1,6}[A-Za-z]?,? (?:[NSEW]\\.? )?(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]* ){1,4}(?:${STREET_WORDS})\\b\\.?`,
    'gu',
  ),
  /\b\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|platz|allee|weg) ?\d+ ?[a-z]?\b/gu,
  /\b\d{1,5},? (?:bis |ter )?(?:rue|avenue|boulevard|place|chemin|impasse) [^,|·•\n]+/giu,
  /\b(?:Calle|Avenida|Avda\.?|Plaza|Via|Viale|Piazza|Corso|Rua) [\p{L} .'-]{2,40},? (?:n[º°.]? ?)?\d+\b/gu,
  /\bP\.? ?O\.? ?Box \d+/giu,
  /\b(?:Apt|Apartment|Suite|Unit|Flat)\.? ?#?\w{1,5}\b/gu,
  /(?<=\b[A-Z]{2}),? \d{5}(?:-\d{4})?\b/g,
];

/** Lines with personal details that neither a letter nor an employer needs. */
const PERSONAL_DETAILS =
  /^\W*(?:(?:date|place) of birth|d\.?o\.?b\b|birth ?(?:date|day|place)|born\b|nationality|citizenship|marital status|gender|sex|religion|passport|ssn\b|social security|national insurance|driver'?s? licen[cs]e n|(?:home |street |postal |mailing )?address|geburtsdatum|geboren|familienstand|staatsangehörigkeit|adresse|anschrift|fecha de nacimiento|estado civil|dirección|nacionalidad|date de naissance|situation familiale|nationalité)\b.*$/iu;

/** Separators left behind by removed text. */
const DANGLING_SEPARATORS = /^[\s|·•,;:()/–—-]+|[\s|·•,;:(/–—-]+$/gu;
const REPEATED_SEPARATORS = /(?:\s*[|·•,;]){2,}/gu;

/** Labels whose address or number was removed. */
const EMPTY_LABEL =
  /\b(?:e-?mail|telephone|phone|tel|mobile|cell|fax|web(?:site)?|linkedin|github|portfolio|contact)\s*:?\s*(?=$|[|·•,;])/giu;

/** Not a word, and slow to match against the patterns. */
const OVERLONG_WORD = /\S{150,}/gu;

/** In this order, because a link may contain an e-mail address. */
const REMOVED_PATTERNS = [...LINKS, EMAIL, ODD_EMAIL, DOMAIN, LABELED_PHONE, ...STREETS];

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches names as they are capitalized ('Ada Byron', 'ADA BYRON'), so that 'will' survives for a person called Will.
 */
function namePattern(names: readonly string[]): RegExp | undefined {
  const parts = names
    .flatMap((name) => name.normalize('NFKC').trim().split(/\s+/))
    .filter((part) => part.length > 1);
  if (parts.length === 0) return undefined;
  const spellings = parts.flatMap((part) => [
    part.charAt(0).toLocaleUpperCase() + part.slice(1),
    part.toLocaleUpperCase(),
  ]);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spellings.map(escaped).join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

/**
 * Returns a function that removes personal data from a line: e-mail and web addresses, phone numbers, streets and the
 * given names. It returns an empty string if nothing else is left.
 */
export function createRedactor(names: readonly string[]): (line: string) => string {
  const ownNames = namePattern(names);
  return (line) => {
    if (PERSONAL_DETAILS.test(line)) return '';
    let text = line.replace(OVERLONG_WORD, '');
    for (const pattern of REMOVED_PATTERNS) text = text.replace(pattern, '');
    text = text.replace(DIGIT_RUNS, (run) => (isPhone(run) ? '' : run));
    if (ownNames) text = text.replace(ownNames, '');
    if (text === line) return line;
    return text
      .replace(EMPTY_LABEL, '')
      .replace(REPEATED_SEPARATORS, ' |')
      .replace(/\s+/g, ' ')
      .replace(DANGLING_SEPARATORS, '')
      .trim();
  };
}
