import type { Location } from './types.ts';

const countries = (codes: string): readonly string[] => codes.split(' ');

const NORDICS = 'DK FI IS NO SE';
const BALTICS = 'EE LT LV';
const DACH = 'AT CH DE';
const BENELUX = 'BE LU NL';
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/**
 * Regions of the world that employers name instead of countries, with ISO 3166-1 codes. Wider ones (EMEA, APAC) are left
 * out: employers mean a few of their countries, and don't say which.
 */
export const WORLD_REGIONS: Readonly<Record<string, readonly string[]>> = {
  'North America': countries('US CA'),
  'Latin America': countries('AR BO BR CL CO CR DO EC GT HN MX NI PA PE PR PY SV UY VE'),
  Europe: countries(`${EUROPEAN_UNION} AL BA CH GB IS LI MD ME MK NO RS UA`),
  'European Union': countries(EUROPEAN_UNION),
  'Austria, Germany and Switzerland': countries(DACH),
  'Nordic countries': countries(NORDICS),
  Scandinavia: countries('DK NO SE'),
  'Baltic states': countries(BALTICS),
  Benelux: countries(BENELUX),
  'United Kingdom and Ireland': countries('GB IE'),
  'Australia and New Zealand': countries('AU NZ'),
};

const codesOf = (places: readonly string[]): string => places.toSorted().join(' ');

const NAMES = new Map(Object.entries(WORLD_REGIONS).map(([name, codes]) => [codesOf(codes), name]));

/** Returns the name of the region whose countries the places are, if they are at least three. */
export function worldRegionOf(places: readonly Location[]): string | undefined {
  if (places.length < 3 || places.some(({ city, state }) => city !== '' || state !== '')) return undefined;
  return NAMES.get(codesOf(places.map(({ country }) => country)));
}
