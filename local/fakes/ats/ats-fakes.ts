import { adp } from './adp.ts';
import { amazon } from './amazon.ts';
import { apple } from './apple.ts';
import { ashby } from './ashby.ts';
import type { AtsFake } from './ats-fake.ts';
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
import { lever, leverEu } from './lever.ts';
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

export const atsFakes: readonly AtsFake[] = [
  greenhouse,
  lever,
  leverEu,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  rippling,
  oracle,
  bamboohr,
  gem,
  amazon,
  phenom,
  successfactors,
  successfactorsJobs,
  apple,
  meta,
  tiktok,
  eightfold,
  eightfoldV2,
  personio,
  personioCom,
  workday,
  pinpoint,
  teamtailor,
  paylocity,
  ukg,
  dayforce,
  adp,
  careers,
  icims,
  breezy,
  jobvite,
  jazzhr,
  jibe,
];
