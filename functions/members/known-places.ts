import { gazetteerEntries } from '../places/gazetteer/gazetteer.ts';
import { isNamedRegion } from '../places/named-regions.ts';
import { type Place, placeKey, toPlace } from '../places/place.ts';

let known: Set<string> | undefined;

/**
 * Whether the gazetteer has a place with this spelling, or it is a named region. Loads the gazetteer on the first call.
 */
export function isKnownPlace(place: Place): boolean {
  known ??= new Set(
    Array.from(gazetteerEntries(), (entry) =>
      placeKey(
        entry.kind === 'country'
          ? toPlace({ country: entry.country })
          : toPlace(entry.kind === 'region' ? { region: entry.region } : { town: entry.town }),
      ),
    ),
  );
  return known.has(placeKey(place)) || isNamedRegion(place);
}
