/** TypeScript's library doesn't have `getTimeZones` yet, and neither have all browsers. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Returns the country (ISO alpha-2) of an IANA time zone, looked for among the regions of a reader's languages first.
 * Undefined for UTC, and where the browser doesn't know the zones of countries.
 */
export function homeCountry(timeZone: string, languages: readonly string[]): string | undefined {
  if (!timeZone.includes('/')) return undefined;
  const isHome = (locale: LocaleWithZones) => locale.getTimeZones?.()?.includes(timeZone) ?? false;
  const likely = languages.flatMap((language) => localeOf(language) ?? []).find(isHome)?.region;
  if (likely !== undefined) return likely;
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // The locale has the code of today: 'DD' becomes 'DE'.
  return codes.map((code) => new Intl.Locale(`und-${code}`)).find(isHome)?.region;
}

/** Some browsers without a desktop have languages such as 'en-US@posix', which are no locales. */
function localeOf(language: string): LocaleWithZones | undefined {
  try {
    return new Intl.Locale(language);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
