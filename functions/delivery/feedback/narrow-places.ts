import { watchedPlacesOf } from '../../matching/match-rule.ts';
import { type JobPlaces, placeMatches } from '../../places/place-match.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';

/**
 * Leaves out, in this order: remote jobs that don't say where, the places that the job is in, and all remote
 * jobs. For a job in an office, whoever watches one whole country can still want remote jobs only.
 */
export function placeSettings(user: User, job: JobPlaces): Setting[][] {
  const { criteria, userPrefs, locations } = user;
  const isAround = (place: User['locations'][number]) =>
    placeMatches({ ...watchedPlacesOf(user), locations: [place], includeRemote: false }, job).matches;
  const places = locations.filter(isAround);
  const isOneOfSeveral = places.length === 1 && locations.some((place) => !places.includes(place));
  const { workplaces: before } = criteria;
  return [
    criteria.includeUnstatedTerritory
      ? [{ kind: 'includeUnstatedTerritory', before: true, after: false }]
      : [],
    isOneOfSeveral ? places.map((place) => ({ kind: 'place', place, isAdded: false })) : [],
    userPrefs.includeRemote ? [{ kind: 'includeRemote', before: true, after: false }] : [],
    userPrefs.includeRemote && !job.isRemote ? [{ kind: 'workplaces', before, after: ['remote'] }] : [],
  ];
}
