import type { JobType, RequirementKind, Role, Workplace } from './types.ts';

/** In the order of the select. */
export const roleNames = {
  En: 'Engineering',
  Pr: 'Product',
  De: 'Design',
  Ma: 'Marketing/Sales',
  Op: 'Operations/Legal',
} as const satisfies Record<Role, string>;

/** In the order of the pills. */
export const jobTypeNames = {
  Fu: 'Full-Time',
  Pa: 'Part-Time',
  Co: 'Contract',
  In: 'Internship',
} as const satisfies Record<JobType, string>;

/** In order of rank. */
export const levelNames = {
  intern: 'Intern',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  staff: 'Staff or principal',
  manager: 'Manager',
  director: 'Director',
  executive: 'Executive',
} as const;

/** In the order of the pills. A job's workplace may also be unknown. */
export const workplaceNames = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'On site',
} as const satisfies Partial<Record<Workplace, string>>;

/** Empty for a workplace that the posting doesn't name. */
export const workplaceName = (workplace: Workplace): string =>
  workplace === 'unknown' ? '' : workplaceNames[workplace];

/**
 * Why people leave out jobs that ask for something or say it of themselves, in their words. The other kinds
 * are no reasons: languages have a criterion of their own.
 */
export const exclusionNames = {
  clearance: "I don't have a clearance",
  citizenship: "I'm not a citizen",
  workAuthorization: "I don't have a work permit",
  sponsorshipRefused: 'I need sponsorship',
  agency: 'No agencies',
  unpaid: 'No unpaid work',
  shifts: 'No shifts',
  onCall: 'No on-call',
  travel: 'Little travel (a quarter or less)',
  degree: 'No degree',
  license: 'No license',
} as const satisfies Partial<Record<RequirementKind, string>>;
