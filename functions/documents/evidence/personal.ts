import { piecesOf } from './pieces.ts';

/** Whatever is an e-mail address. */
const EMAIL = /[^\s@<>(),;:|]+@[^\s@<>(),;|]+\.[^\s@<>(),;|]+/gu;

/** What is left of one with signs in it that hardly any has. */
const ODD_EMAIL = /\S?@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/** Addresses of the web: with a scheme, with www, and whatever has a path behind a domain. */
const LINKS = [
  /\b(?:https?|ftp|mailto|tel):\S+/giu,
  /\bwww\.\S+/giu,
  /\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,12}\/[^\s,;|]*/giu,
];
/** A bare domain: in small letters, since 'Booking.com' is an employer; not 'node.js', 'asp.net' or 'socket.io'. */
const DOMAIN =
  /(?<![\p{L}\p{N}.@-])(?!asp\.net\b)[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)*\.(?:com|org|net|dev|me|info|edu|page|site|app|blog|name|xyz|co|uk|de|fr|es|it|ca|eu)(?![\p{L}\p{N}])/gu;

/** A run that a telephone number could be. */
const NUMBERS = /[+(]?\d[\d ()./\u2010-\u2015-]{5,}\d/g;
const LABELLED =
  /\b(?:tele?phone|phone|tel|mobile|cell|fax|whatsapp|handy|telefon|teléfono|téléphone|móvil)\b\.?\s*(?:no\.?|number|nr\.?)?\s*:?\s*[+(]?\d[\d ()./-]{4,}\d/giu;
/** Fewer digits are no number that anybody can be called at from elsewhere. */
const LEAST_DIGITS = 9;

/** A number that a date or a range of years is made of: '2019', '06', '6'. */
const OF_DATES = /^(?:(?:19|20)\d\d|[0-3]?\d)$/;

const isPhone = (run: string): boolean => {
  const groups = run.match(/\d+/g) ?? [];
  const isDates = groups.every((group) => OF_DATES.test(group)) && /(?:19|20)\d\d/.test(run);
  return groups.join('').length >= LEAST_DIGITS && !isDates;
};

/** Whether a text has a telephone number in it. */
export const hasPhone = (text: string): boolean => (text.match(NUMBERS) ?? []).some(isPhone);

/** The ways to reach a person that a text names: what is taken out of it for that. */
export function waysToReach(text: string) {
  const pieces = text.split('\n').flatMap(piecesOf);
  const bare = pieces.map((piece) => piece.replace(EMAIL, ' '));
  const names = (pattern: RegExp) => bare.some((piece) => piece.match(pattern) !== null);
  return {
    email: bare.some((piece, index) => piece !== pieces[index]),
    phone: names(LABELLED) || bare.some(hasPhone),
    link: [...LINKS, DOMAIN].some(names),
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

/** Lines that say of the person what no letter and no employer needs. */
const ABOUT_THE_PERSON =
  /^\W*(?:(?:date|place) of birth|d\.?o\.?b\b|birth ?(?:date|day|place)|born\b|nationality|citizenship|marital status|gender|sex|religion|passport|ssn\b|social security|national insurance|driver'?s? licen[cs]e n|(?:home |street |postal |mailing )?address|geburtsdatum|geboren|familienstand|staatsangehörigkeit|adresse|anschrift|fecha de nacimiento|estado civil|dirección|nacionalidad|date de naissance|situation familiale|nationalité)\b.*$/iu;

/** What is left between things that were taken out. */
const LEFT_OVER = /^[\s|·•,;:()/–—-]+|[\s|·•,;:(/–—-]+$/gu;
const DOUBLED = /(?:\s*[|·•,;]){2,}/gu;

/** Labels whose address or number was taken out. */
const EMPTY_LABEL =
  /\b(?:e-?mail|telephone|phone|tel|mobile|cell|fax|web(?:site)?|linkedin|github|portfolio|contact)\s*:?\s*(?=$|[|·•,;])/giu;

/** No word is as long: what is, is no text, and would be looked at for long. */
const ENDLESS = /\S{150,}/gu;

/** What is taken out wherever it stands, in this order: a link may have an address of mail in it. */
const TAKEN_OUT = [...LINKS, EMAIL, ODD_EMAIL, DOMAIN, LABELLED, ...STREETS];

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A person's names as they are written: 'Ada Byron', 'ADA BYRON'; not 'will' where somebody is called Will. */
function namesIn(names: readonly string[]): RegExp | undefined {
  const parts = names
    .flatMap((name) => name.normalize('NFKC').trim().split(/\s+/))
    .filter((part) => part.length > 1);
  if (parts.length === 0) return undefined;
  const written = parts.flatMap((part) => [
    part.charAt(0).toLocaleUpperCase() + part.slice(1),
    part.toLocaleUpperCase(),
  ]);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${written.map(escaped).join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

/**
 * A line without what tells who a person is or how to reach them: e-mail and web addresses, telephone numbers, streets,
 * and these names. Empty where nothing else was in it.
 */
export function impersonal(names: readonly string[]): (line: string) => string {
  const named = namesIn(names);
  return (line) => {
    if (ABOUT_THE_PERSON.test(line)) return '';
    let text = line.replace(ENDLESS, '');
    for (const pattern of TAKEN_OUT) text = text.replace(pattern, '');
    text = text.replace(NUMBERS, (run) => (isPhone(run) ? '' : run));
    if (named) text = text.replace(named, '');
    if (text === line) return line;
    return text
      .replace(EMPTY_LABEL, '')
      .replace(DOUBLED, ' |')
      .replace(/\s+/g, ' ')
      .replace(LEFT_OVER, '')
      .trim();
  };
}
