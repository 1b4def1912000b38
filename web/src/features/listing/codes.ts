import type { JobType, Role } from '@daybreak/contract/types.ts';

/** What a role code is called on the page, in the order of the select. */
export const roleNames: Readonly<Record<Role, string>> = {
  En: 'Engineering',
  Pr: 'Product',
  De: 'Design',
  Ma: 'Marketing/Sales',
  Op: 'Operations/Legal',
};

/** What a job-type code is called on the page, in the order of the pills. */
export const jobTypeNames: Readonly<Record<JobType, string>> = {
  Fu: 'Full-Time',
  Pa: 'Part-Time',
  Co: 'Contract',
  In: 'Internship',
};
