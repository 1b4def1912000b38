import { undefinedOn } from '../platform/undefined-on.ts';
import type { SuggestionIndex } from './suggestion-index.ts';

/** TypeScript's library doesn't have `getTimeZones` yet; Node.js has. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[];
}

/** Returns a lookup of the country of an IANA time zone; undefined for UTC and unknown zones. */
export function homeCountries(index: SuggestionIndex): (timeZone: string) => string | undefined {
  const names = [...index.values()].flat().filter(({ place }) => place.kind === 'country');
  const countries = new Set(names.map(({ place }) => place.place.country));
  const byZone = new Map(
    [...countries].flatMap((country) =>
      zonesOfCountry(country).map((zone): [string, string] => [zone, country]),
    ),
  );
  return (timeZone) => byZone.get(canonicalZone(timeZone));
}

/** Returns the IANA time zones of a country (ISO alpha-2). */
export function zonesOfCountry(country: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

/** Old and new names of a zone, such as Asia/Calcutta and Asia/Kolkata, become one. */
const canonicalZone = (timeZone: string): string =>
  undefinedOn([RangeError], () => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone) ??
  '';
