import { ashby } from './ashby.ts';
import type { AtsPlayer } from './ats-player.ts';
import { greenhouse } from './greenhouse.ts';
import { lever, leverEu } from './lever.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { workable } from './workable.ts';

/** Every applicant-tracking system that is played here; a new one is a file and a line. */
export const atsPlayers: readonly AtsPlayer[] = [
  greenhouse,
  lever,
  leverEu,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
];
