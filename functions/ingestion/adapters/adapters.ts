import type { Adapter } from './adapter.ts';
import { ashby } from './ashby.ts';
import { greenhouse } from './greenhouse.ts';
import { leverEu, leverUs } from './lever.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { workable } from './workable.ts';

/** Every applicant-tracking system we read. A new one is a file and a line here. */
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['greenhouse', greenhouse],
  ['lever', leverUs],
  ['lever-eu', leverEu],
  ['ashby', ashby],
  ['smartrecruiters', smartrecruiters],
  ['workable', workable],
  ['recruitee', recruitee],
]);

/** The names of all systems we read. */
export const systems = (): string[] => [...ADAPTERS.keys()];

/** The adapter of a system; throws, naming it, where there is none. */
export function adapterOf(ats: string): Adapter {
  const adapter = ADAPTERS.get(ats);
  if (!adapter) throw new Error(`There is no adapter for the applicant-tracking system '${ats}'.`);
  return adapter;
}
