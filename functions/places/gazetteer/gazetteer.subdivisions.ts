import { z } from 'zod';

const Subdivisions = z.record(z.string(), z.string());

/** Finds the table of subdivisions at any depth, which differs between CLDR releases. */
export function findSubdivisions(node: unknown): Record<string, string> {
  const table = Subdivisions.safeParse(node);
  if (table.success && 'inka' in table.data) return table.data;
  for (const child of Object.values(z.record(z.string(), z.unknown()).catch({}).parse(node))) {
    const found = findSubdivisions(child);
    if (Object.keys(found).length > 0) return found;
  }
  return {};
}
