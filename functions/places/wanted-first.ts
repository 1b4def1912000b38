import { nearestFirst } from '@daybreak/contract/nearest-first.ts';
import { expandRegion } from './named-regions.ts';
import type { Place } from './place.ts';

/**
 * Sorts a job's places: those in the most exact wanted place first, the others as they are. Knows the members
 * of regions.
 */
export const wantedFirst = <Named extends Place>(
  places: readonly Named[],
  wanted: readonly Place[],
): Named[] => nearestFirst(places, wanted.flatMap(expandRegion));
