import { demoUserTitles, isDemoUserPlace } from '../demo-user.ts';
import type { Discipline, Employer, EmploymentType, Opening } from '../employer.ts';
import { getDiscipline } from '../employers.ts';
import { pick, type Random } from '../random.ts';

const levels = ['', '', 'Senior ', 'Lead ', 'Principal '];

/** Returns whether the employer has a place that the demo user asked for. */
export const canMatchDemoUser = (employer: Employer): boolean => employer.places.some(isDemoUserPlace);

/** Invents a full-time vacancy that matches the demo user and states its pay. */
export function inventMatchingOpening(employer: Employer, random: Random): Opening {
  const title = pick(random, demoUserTitles);
  const team = pick(random, employer.teams).name;
  const min = (120 + Math.floor(random() * 16) * 5) * 1000;
  return {
    discipline: getDiscipline(title.startsWith('Software') ? 'software' : 'product'),
    title: `${pick(random, levels)}${title}, ${team}`,
    team,
    places: [pick(random, employer.places.filter(isDemoUserPlace))],
    pay: [{ title: 'Annual salary range', min, max: min + 30_000, currency: 'USD' }],
  };
}

/** Invents a vacancy in one of the employer's disciplines. */
export function inventOpening(employer: Employer, random: Random): Opening {
  const { discipline } = pick(random, [...employer.yesterday, ...employer.today]);
  const team = pick(random, employer.teams).name;
  const type = inventType(discipline, random);
  return {
    discipline,
    title: `${inventTitle(discipline, type, random)}, ${team}`,
    team,
    places: [pick(random, employer.places)],
    type,
  };
}

function inventType(discipline: Discipline, random: Random): EmploymentType {
  const chance = random();
  if (chance < 0.1) return 'Co';
  if (chance < 0.16) return 'Pa';
  return chance < 0.26 && discipline.internship ? 'In' : 'Fu';
}

function inventTitle(discipline: Discipline, type: EmploymentType, random: Random): string {
  if (type === 'In' && discipline.internship) return discipline.internship;
  const title = pick(random, discipline.titles);
  if (type === 'Co') return `Contract ${title}`;
  if (type === 'Pa') return `Part-Time ${title}`;
  return title.startsWith('Senior') ? title : `${pick(random, levels)}${title}`;
}
