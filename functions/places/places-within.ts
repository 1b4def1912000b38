import { distanceInKm, type Point, townPoint, zipPoint } from './gazetteer/points.ts';
import type { IndexedPlace, SuggestionIndex } from './suggestion-index.ts';

/** A town and how far it is from where was asked for. */
export interface NearPlace {
  readonly of: IndexedPlace;
  readonly km: number;
}

/** 25 miles. */
const AROUND_ZIP_KM = 40;

/** The nearest towns to a point are looked for this far. */
const MAX_KM = 500;

/**
 * Returns a town and the towns within a distance of it, those with most employers first. Of any other place,
 * only itself.
 */
export function placesWithin(index: SuggestionIndex, of: IndexedPlace, km: number, max: number): NearPlace[] {
  const middle = of.townNumber === undefined ? undefined : townPoint(of.townNumber);
  const others = middle
    ? townsAround(index, middle, Math.min(km, MAX_KM)).filter((near) => near.of !== of)
    : [];
  return [{ of, km: 0 }, ...others.toSorted(mostEmployersFirst)].slice(0, max);
}

/**
 * Returns the city of a ZIP code and the towns within 25 miles, those with most employers first; none for an
 * unknown code.
 */
export function placesNearZip(index: SuggestionIndex, zip: string, max: number): NearPlace[] {
  const middle = zipPoint(zip);
  if (middle === undefined) return [];
  const near = townsAround(index, middle, AROUND_ZIP_KM).filter(({ of }) => of.place.country === 'US');
  const own = cityAmong(near);
  const others = near.filter((one) => one !== own).toSorted(mostEmployersFirst);
  return own === undefined ? [] : [own, ...others].slice(0, max);
}

/**
 * We know no borders, but about how large a city with so many people is. Of those that would reach to the
 * point, the nearest one is its city, where a larger one may be farther, and a quarter or village without
 * employers has to be nearer. If none reaches it, the nearest is. Decision 81 has the score of these numbers.
 */
function cityAmong(near: readonly NearPlace[]): NearPlace | undefined {
  const reachOf = ({ people }: IndexedPlace) => Math.min(MAX_RADIUS_KM, RADIUS_KM * Math.sqrt(people));
  const inside = near.filter(({ of, km }) => km <= reachOf(of));
  const weighed = ({ of, km }: NearPlace) =>
    (km / of.people ** 0.25) * (of.employers > 0 ? 1 : WITHOUT_EMPLOYERS);
  return (
    inside.toSorted((one, other) => weighed(one) - weighed(other))[0] ??
    near.toSorted((one, other) => one.km - other.km)[0]
  );
}

/** Of a city with a thousand people; the area grows with the number of people. */
const RADIUS_KM = 1.5;

/** No city reaches farther: suburbs are cities of their own. */
const MAX_RADIUS_KM = 20;

const WITHOUT_EMPLOYERS = 2;

const mostEmployersFirst = (one: NearPlace, other: NearPlace): number =>
  other.of.employers - one.of.employers || other.of.people - one.of.people;

const townLists = new WeakMap<SuggestionIndex, readonly IndexedPlace[]>();

function townsAround(index: SuggestionIndex, middle: Point, maxKm: number): NearPlace[] {
  const towns = townLists.get(index) ?? listTowns(index);
  townLists.set(index, towns);
  return towns.flatMap((of): NearPlace[] => {
    const point = townPoint(of.townNumber ?? -1);
    const km = point ? distanceInKm(middle, point) : Number.POSITIVE_INFINITY;
    return km <= maxKm ? [{ of, km }] : [];
  });
}

const listTowns = (index: SuggestionIndex): IndexedPlace[] => {
  const towns = [...index.values()].flatMap((names) =>
    names.flatMap(({ kind, place }) => (kind === 'own' && place.townNumber !== undefined ? [place] : [])),
  );
  return [...new Set(towns)];
};
