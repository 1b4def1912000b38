import type { Adapter } from './adapter.ts';
import { adp } from './adp.ts';
import { amazon } from './amazon.ts';
import { apple } from './apple.ts';
import { ashby } from './ashby.ts';
import { bamboohr } from './bamboohr.ts';
import { breezy } from './breezy.ts';
import { careers } from './careers.ts';
import { dayforce } from './dayforce.ts';
import { eightfold, eightfoldV2 } from './eightfold.ts';
import { gem } from './gem.ts';
import { greenhouse } from './greenhouse.ts';
import { icims } from './icims.ts';
import { jazzhr } from './jazzhr.ts';
import { jibe } from './jibe.ts';
import { jobvite } from './jobvite.ts';
import { leverEu, leverUs } from './lever.ts';
import { meta } from './meta.ts';
import { oracle } from './oracle.ts';
import { paylocity } from './paylocity.ts';
import { personio, personioCom } from './personio.ts';
import { phenom } from './phenom.ts';
import { pinpoint } from './pinpoint.ts';
import { recruitee } from './recruitee.ts';
import { rippling } from './rippling.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { successfactors } from './successfactors.ts';
import { successfactorsJobs } from './successfactors-jobs.ts';
import { teamtailor } from './teamtailor.ts';
import { tiktok } from './tiktok.ts';
import { ukg } from './ukg.ts';
import { workable } from './workable.ts';
import { workday } from './workday.ts';

/** To support another system, write its adapter and add it here. */
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['greenhouse', greenhouse],
  ['lever', leverUs],
  ['lever-eu', leverEu],
  ['ashby', ashby],
  ['smartrecruiters', smartrecruiters],
  ['workable', workable],
  ['recruitee', recruitee],
  ['rippling', rippling],
  ['oracle', oracle],
  ['bamboohr', bamboohr],
  ['gem', gem],
  ['amazon', amazon],
  ['phenom', phenom],
  ['successfactors', successfactors],
  ['successfactors-jobs', successfactorsJobs],
  ['apple', apple],
  ['meta', meta],
  ['tiktok', tiktok],
  ['eightfold', eightfold],
  ['eightfold-v2', eightfoldV2],
  ['personio', personio],
  ['personio-com', personioCom],
  ['workday', workday],
  ['pinpoint', pinpoint],
  ['teamtailor', teamtailor],
  ['paylocity', paylocity],
  ['ukg', ukg],
  ['dayforce', dayforce],
  ['adp', adp],
  ['careers', careers],
  ['icims', icims],
  ['breezy', breezy],
  ['jobvite', jobvite],
  ['jazzhr', jazzhr],
  ['jibe', jibe],
]);

/** The names of all supported systems, as stored in `ats`. */
export const systems = (): string[] => [...ADAPTERS.keys()];

/** Throws if the system is not supported. */
export function adapterOf(ats: string): Adapter {
  const adapter = ADAPTERS.get(ats);
  if (!adapter) throw new Error(`There is no adapter for the applicant-tracking system '${ats}'.`);
  return adapter;
}
