import { territoryRows } from '../places/territory-rows.ts';

/** Regions and states. */
const regions = new Set<string>();
const partsOf = new Map<string, readonly string[]>();
for (const { word, kind, parts } of territoryRows) {
  if (kind !== 'country') regions.add(word);
  partsOf.set(word, parts);
}

/** Returns a territory and all its parts. */
const withParts = (name: string): string[] => [name, ...(partsOf.get(name) ?? []).flatMap(withParts)];

/**
 * Whether a job's territories leave a saved title wanted: one of them overlaps a saved one. A job without any
 * is wanted unless a region or state was saved: 'Sales Director EMEA' is a job of its own, 'Data Engineer UK' says
 * where.
 */
export function coversTerritories(job: readonly string[], saved: readonly string[]): boolean {
  if (saved.length === 0) return true;
  if (job.length === 0) return !saved.some((name) => regions.has(name));
  // 'Northeastern US' is the Northeast.
  const narrowest = job.filter(
    (one) => !job.some((other) => other !== one && withParts(one).includes(other)),
  );
  const posted = new Set(narrowest.flatMap(withParts));
  return saved.some(
    (name) =>
      withParts(name).some((part) => posted.has(part)) ||
      narrowest.some((one) => withParts(name).includes(one)),
  );
}
