import type { JobType, Level } from '../table/codes.ts';
import { JOB_TYPES, LEVELS, REQUIREMENT_KINDS } from '../table/codes.ts';
import { MIN_SKILLS, WORKPLACES } from '../table/criteria.ts';
import { remember } from '../titles/remember.ts';
import { ANY_TERMS, type Terms } from './criteria.ts';
import type { SkillFloor } from './skill-floor.ts';

/** The criteria in a row of the reverse index. */
export interface Demands {
  /** Empty for all. */
  readonly levels: readonly Level[];
  /** The levels were chosen, so that they decide and not the level in the saved title. */
  readonly areLevelsChosen: boolean;
  readonly terms: Terms;
  readonly includeUnstatedTerritory: boolean;
}

export const NO_DEMANDS: Demands = {
  levels: [],
  areLevelsChosen: false,
  terms: ANY_TERMS,
  includeUnstatedTerritory: false,
};

/**
 * Encodes demands for a row of the reverse index, whose every byte a job pays for: 'L34|P120!' chose the
 * levels with the indexes 3 and 4 in `LEVELS` and wants at least $120K, stated by the job. A floor of skills
 * takes 4 bytes for each of the person's skills. '' for none.
 */
export function encodeDemands(demands: Demands): string {
  const { levels, areLevelsChosen, terms, includeUnstatedTerritory } = demands;
  const parts = [
    (areLevelsChosen ? 'L' : 'l') + indexes(LEVELS, levels),
    `T${indexes(JOB_TYPES, terms.jobTypes)}`,
    `W${indexes(WORKPLACES, terms.workplaces)}`,
    `P${terms.minPay === 0 ? '' : terms.minPay}${terms.includeUnstatedPay ? '' : '!'}`,
    `G${terms.languages.join(',')}`,
    `R${indexes(REQUIREMENT_KINDS, terms.excludedRequirements)}`,
    `S${terms.skillFloor ? encodeFloor(terms.skillFloor) : ''}`,
    `U${includeUnstatedTerritory ? '1' : ''}`,
  ];
  return parts.filter((part) => part.length > 1 || part === 'L').join('|');
}

/** Decodes what `encodeDemands` wrote. Ignores what it doesn't know. */
export function decodeDemands(code: string): Demands {
  const parts = new Map(code.split('|').map((part) => [part.slice(0, 1), part.slice(1)]));
  const pay = parts.get('P') ?? '';
  return {
    levels: valuesAt(LEVELS, parts.get('L') ?? parts.get('l')),
    areLevelsChosen: parts.has('L'),
    terms: {
      jobTypes: valuesAt<JobType>(JOB_TYPES, parts.get('T')),
      workplaces: valuesAt(WORKPLACES, parts.get('W')),
      minPay: Number.parseInt(pay, 10) || 0,
      includeUnstatedPay: !pay.endsWith('!'),
      languages: parts.get('G')?.split(',') ?? [],
      excludedRequirements: valuesAt(REQUIREMENT_KINDS, parts.get('R')),
      skillFloor: decodeFloor(parts.get('S') ?? ''),
    },
    includeUnstatedTerritory: parts.has('U'),
  };
}

/** `decodeDemands`, which remembers: many rows have the same demands. */
export const readDemands = remember(decodeDemands);

const encodeFloor = ({ share, keys }: SkillFloor): string => indexes(MIN_SKILLS, [share]) + keys;

function decodeFloor(code: string): SkillFloor | null {
  const [share] = valuesAt(MIN_SKILLS, code.slice(0, 1));
  return share === undefined ? null : { share, keys: code.slice(1) };
}

const indexes = <Value>(all: readonly Value[], chosen: readonly Value[]): string =>
  all.flatMap((value, index) => (chosen.includes(value) ? [index.toString(36)] : [])).join('');

const valuesAt = <Value>(all: readonly Value[], digits = ''): Value[] =>
  [...digits].flatMap((digit) => all.slice(Number.parseInt(digit, 36)).slice(0, 1));
