/** The languages that we find in postings, ISO 639-1, the most common first. */
const CODES = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'zh',
  'it',
  'nl',
  'ja',
  'ko',
  'sv',
  'pl',
  'da',
  'no',
  'fi',
  'cs',
  'hu',
  'ro',
  'el',
  'tr',
  'ru',
  'uk',
  'he',
  'ar',
  'hi',
  'vi',
  'th',
  'id',
] as const;

const format = new Intl.DisplayNames(['en'], { type: 'language' });

/** By code, with those that a profile has besides. */
export const languageNames = (own: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set([...CODES, ...own])].map((code) => [code, format.of(code) ?? code]));
