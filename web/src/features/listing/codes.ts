import type { JobType, Role } from '@daybreak/contract/types.ts';

/** In the order of the select. */
export const roleNames: Readonly<Record<Role, string>> = {
  En: 'Engineering',
  Pr: 'Product',
  De: 'Design',
  Ma: 'Marketing/Sales',
  Op: 'Operations/Legal',
};

/** In the order of the pills. */
export const jobTypeNames: Readonly<Record<JobType, string>> = {
  Fu: 'Full-Time',
  Pa: 'Part-Time',
  Co: 'Contract',
  In: 'Internship',
};

/** Choices of the role filter. */
export const roleChoices = { ...roleNames, All: 'All roles' } as const;
export type RoleChoice = keyof typeof roleChoices;

/** Choices of the job type filter. */
export const jobTypeChoices = { ...jobTypeNames, Any: 'Any type' } as const;
export type JobTypeChoice = keyof typeof jobTypeChoices;

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

/** Choices of the level filter. */
export const levelChoices = { Any: 'Any level', ...levelNames } as const;
export type LevelChoice = keyof typeof levelChoices;

/** Choices of the pay filter: thousands of US dollars a year. */
export const payChoices = {
  Any: 'Any pay',
  '60K': '$60K or more',
  '80K': '$80K or more',
  '100K': '$100K or more',
  '120K': '$120K or more',
  '150K': '$150K or more',
  '180K': '$180K or more',
  '200K': '$200K or more',
  '250K': '$250K or more',
  '300K': '$300K or more',
} as const;
export type PayChoice = keyof typeof payChoices;

/** Choices of the filter by age: hours since we first saw the job. */
export const ageChoices = {
  Any: 'Since yesterday',
  '1h': 'Last hour',
  '3h': 'Last 3 hours',
  '6h': 'Last 6 hours',
  '12h': 'Last 12 hours',
  '24h': 'Last 24 hours',
} as const;
export type AgeChoice = keyof typeof ageChoices;
