import { parseLocations } from '../../places/parse/parse-locations.ts';

/** 'Dallas, TX, US' or 'Berlin, DE, 10115' in brackets at the end. */
const LAST_BRACKETS = /^(.*\S)\s*\(([^()]{1,100},\s*([A-Z]{2})(?:,\s*[\w -]{3,10})?)\)\s*$/su;

/**
 * Splits 'Analyst (Berlin, DE)' into a title and a place, which is '' if there is none. Brackets without a
 * town and the code of its country, such as '(m/f/d)' or '(AI, ML)', stay.
 */
export function splitPlaceFromTitle(posted: string): { readonly title: string; readonly place: string } {
  const [, title = posted, place = '', country = ''] = LAST_BRACKETS.exec(posted) ?? [];
  const [found, ...others] = place === '' ? [] : parseLocations([place]).places;
  const isTown = found?.country === country && found.city !== '' && others.length === 0;
  return isTown ? { title, place } : { title: posted, place: '' };
}
