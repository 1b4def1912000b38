import { z } from 'zod';

const values = z.record(z.string(), z.array(z.string()));

/** A row of a recorded list, and the ids of its values by facet, which no answer shows. */
export const rowSchema = z.looseObject({
  externalPath: z.string().optional().catch(undefined),
  timeType: z.string().optional().catch(undefined),
  facets: values.optional(),
});
export type Row = z.infer<typeof rowSchema>;

/** Without facets of its own, a row is found by its working hours. */
const valuesOf = ({ facets, timeType }: Row): z.infer<typeof values> =>
  facets ?? (timeType ? { timeType: [timeType] } : {});

/** Whether a row has one of the ids of each facet. */
export const hasFacets = (row: Row, applied: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(applied).every(([facet, ids]) => valuesOf(row)[facet]?.some((id) => ids.includes(id)));

/** Counts rows by facet. Those of places are in a group, as Workday nests them. */
export function facetsOf(rows: readonly Row[]): unknown[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(valuesOf(row))))];
  const facets = names.map((facetParameter) => ({
    facetParameter,
    values: [
      ...Map.groupBy(
        rows.flatMap((row) => valuesOf(row)[facetParameter] ?? []),
        (id) => id,
      ),
    ].map(([id, found]) => ({ id, descriptor: id, count: found.length })),
  }));
  return facets.map((facet) =>
    facet.facetParameter === 'locations'
      ? { facetParameter: 'locationMainGroup', descriptor: 'Location', values: [facet] }
      : facet,
  );
}

export const toAnswer = ({ facets: _, ...row }: Row): Record<string, unknown> => row;
