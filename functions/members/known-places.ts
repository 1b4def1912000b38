import { gazetteerEntries } from '../places/gazetteer/gazetteer.ts';
import { type Place, placeKey, placeOf } from '../places/place.ts';

let known: Set<string> | undefined;

/** Whether the gazetteer has a place, as suggestions spell it. It is read with the first question, then in memory. */
export function isKnownPlace(place: Place): boolean {
  known ??= new Set(
    Array.from(gazetteerEntries(), (entry) =>
      placeKey(
        entry.kind === 'country'
          ? placeOf({ country: entry.country })
          : placeOf(entry.kind === 'region' ? { region: entry.region } : { town: entry.town }),
      ),
    ),
  );
  return known.has(placeKey(place));
}
