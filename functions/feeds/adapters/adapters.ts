import type { Adapter } from './adapter.ts';
import { greenhouse } from './greenhouse.ts';

/** Every applicant-tracking system we read. A new one is a file and a line here. */
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([['greenhouse', greenhouse]]);

/** The adapter of a system; throws, naming it, where there is none. */
export function adapterOf(ats: string): Adapter {
  const adapter = ADAPTERS.get(ats);
  if (!adapter) throw new Error(`There is no adapter for the applicant-tracking system '${ats}'.`);
  return adapter;
}
