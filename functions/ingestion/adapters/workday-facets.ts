import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';

/** Ids of values by facet, as Workday takes them in `appliedFacets`. Several values of a facet widen a search. */
export type Slice = Readonly<Record<string, readonly string[]>>;

/** A facet with the number of postings that have each of its values. */
export interface Dimension {
  readonly parameter: string;
  readonly values: readonly FacetValue[];
}

const FacetValue = z.object({ id: z.string().min(1), count: z.number().int().min(1) });
type FacetValue = z.infer<typeof FacetValue>;

const MAX_VALUES = 1_000;
const Facet = z.object({
  facetParameter: z.string().min(1),
  values: z.array(z.unknown()).transform((values) => values.slice(0, MAX_VALUES)),
});
const Values = lenientArray(FacetValue, MAX_VALUES);

/** Facets are nested at most in one group, such as 'locations' in 'locationMainGroup'. */
const MAX_DEPTH = 3;

/** Returns the facets of a page, and those within groups. Whatever is no facet is left out. */
export function dimensionsIn(facets: readonly unknown[], depth = 1): Dimension[] {
  return facets.flatMap((raw) => {
    const facet = Facet.safeParse(raw).data;
    if (!facet) return [];
    const values = Values.parse(facet.values);
    const inner = depth < MAX_DEPTH ? dimensionsIn(facet.values, depth + 1) : [];
    return values.length > 0 ? [{ parameter: facet.facetParameter, values }, ...inner] : inner;
  });
}

/** A posting in two places counts twice in these. */
const OF_PLACES = /locat|country|region|state|province|city|hierarchy/i;

const sum = (values: readonly FacetValue[]): number => values.reduce((total, { count }) => total + count, 0);

/** The most postings that a facet counts, of those in which each posting has one value at most. */
export const countedBy = (dimensions: readonly Dimension[]): number =>
  Math.max(
    0,
    ...dimensions.filter(({ parameter }) => !OF_PLACES.test(parameter)).map(({ values }) => sum(values)),
  );

/** A request with more values is rejected. */
const MAX_IDS = 100;

/**
 * Splits a slice into smaller ones, each with fewer postings than `most` as far as possible, by the facet whose largest
 * value is the smallest. A facet that many postings lack is the last resort. Returns [] if no facet is left.
 */
export function splitSlice(slice: Slice, dimensions: readonly Dimension[], most: number): Slice[] {
  const usable = dimensions.filter(({ parameter, values }) => !(parameter in slice) && values.length > 1);
  const total = Math.max(most, countedBy(dimensions));
  const whole = usable.filter(({ values }) => sum(values) >= total);
  const [best] = (whole.length > 0 ? whole : usable).toSorted((one, other) => largest(one) - largest(other));
  if (!best) return [];
  return packed(best.values, most).map((ids) => ({ ...slice, [best.parameter]: ids }));
}

const largest = ({ values }: Dimension): number => Math.max(...values.map(({ count }) => count));

/** Groups values into as few requests as their order allows. */
function packed(values: readonly FacetValue[], most: number): string[][] {
  const groups: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { id, count } of values) {
    const group = groups.at(-1);
    if (group && size + count < most && group.length < MAX_IDS) {
      group.push(id);
      size += count;
    } else {
      groups.push([id]);
      size = count;
    }
  }
  return groups;
}
