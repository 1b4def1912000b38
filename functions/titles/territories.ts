import { territoryRows } from '../places/territory-rows.ts';

const countries = new Set<string>();
const partsOf = new Map<string, readonly string[]>();
for (const { word, kind, parts } of territoryRows) {
  if (kind === 'country') countries.add(word);
  partsOf.set(word, parts);
}

/** Returns a territory and all its parts. */
const withParts = (name: string): string[] => [name, ...(partsOf.get(name) ?? []).flatMap(withParts)];

/**
 * Whether a job's territories leave a saved title wanted: one of them overlaps a saved one. A job without any is wanted
 * if only countries were saved: 'Sales Director EMEA' is a job of its own, 'Data Engineer UK' says where.
 */
export function coversTerritories(job: readonly string[], saved: readonly string[]): boolean {
  if (saved.length === 0) return true;
  if (job.length === 0) return saved.every((name) => countries.has(name));
  const named = narrowest(job);
  const posted = new Set(named.flatMap(withParts));
  return narrowest(saved).some(
    (name) =>
      withParts(name).some((part) => posted.has(part)) || named.some((one) => withParts(name).includes(one)),
  );
}

/** Leaves out territories that contain another: 'Northeastern US' is the Northeast. */
const narrowest = (names: readonly string[]): readonly string[] =>
  names.length < 2
    ? names
    : names.filter((one) => !names.some((other) => other !== one && withParts(one).includes(other)));
