/** The languages that we find in postings, ISO 639-1, in the order of the pills: the first are shown. */
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

const MAX_COMMON = 8;

const format = new Intl.DisplayNames(['en'], { type: 'language' });

/** The names of the languages to choose from by code: the most common ones and the chosen ones, or all. */
export function languageNames(chosen: readonly string[], hasAll: boolean): Readonly<Record<string, string>> {
  const known = [...new Set([...CODES, ...chosen])];
  const shown = known.filter((code, rank) => hasAll || rank < MAX_COMMON || chosen.includes(code));
  return Object.fromEntries(shown.map((code) => [code, format.of(code) ?? code]));
}
