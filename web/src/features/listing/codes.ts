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
