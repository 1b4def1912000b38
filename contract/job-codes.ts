import type { JobType, Role, Workplace } from './types.ts';

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

/** Empty for one that the posting doesn't name. */
export const workplaceNames = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
  unknown: '',
} as const satisfies Record<Workplace, string>;
