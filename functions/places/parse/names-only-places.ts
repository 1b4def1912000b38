import { groupItems, type Item } from './group-items.ts';
import { parseLocations } from './parse-locations.ts';
import { tokenizeLocation } from './tokenize-location.ts';

/** Thousands of people. Smaller towns share their names with products and teams: 'Snowflake', 'Gateway', 'Mobile'. */
const LARGE_TOWN = 300;

const isLargeTown = ({ towns }: Item): boolean => towns.some(({ town }) => town.people >= LARGE_TOWN);

/** Like `namesOnlyPlaces`, but a town needs its state or country beside it, unless it is large. */
export function namesCertainPlaces(text: string): boolean {
  const groups = groupItems(tokenizeLocation(text));
  const isCertain = groups.every(
    ({ items }) =>
      items.some(
        ({ country, regions, towns }) => (country ?? regions[0]) !== undefined && towns.length === 0,
      ) ||
      items.every((item) => item.country !== undefined || item.regions.length > 0 || isLargeTown(item)) ||
      items.length > 1,
  );
  return isCertain && namesOnlyPlaces(text);
}

/** Whether a text names places or territories and, besides modes of work and filler words, nothing else. */
export function namesOnlyPlaces(text: string): boolean {
  const items = groupItems(tokenizeLocation(text)).flatMap((group) => group.items);
  if (!items.every(({ isKnown, isWhole }) => isKnown && isWhole)) return false;
  const { places, territory } = parseLocations([text]);
  return places.length > 0 || territory.length > 0;
}
