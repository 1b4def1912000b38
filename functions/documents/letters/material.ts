import { type Ground, groundOf } from '../evidence/ground.ts';
import type { Line } from '../evidence/line.ts';
import { headOf, sectionsOf } from '../evidence/sections.ts';

/** What a letter is written from: the lines that were sent, and how the employer is called. */
export interface Material {
  readonly resume: readonly Line[];
  readonly posting: readonly Line[];
  readonly company: string;
}

/** A place of work or study of a resume: what its head says, and what its lines say. */
export interface Part {
  readonly id: number;
  readonly head: Ground;
}

/** The places of work and study in a resume. */
export function partsOf(resume: readonly Line[]) {
  const sections = sectionsOf(resume);
  const ids = new Set([...sections.values()].flatMap((parts) => [...parts]));
  const parts: readonly Part[] = [...ids].map((id) => ({ id, head: groundOf(headOf(id, resume)) }));
  return { parts, of: (n: number): ReadonlySet<number> => sections.get(n) ?? new Set() };
}
