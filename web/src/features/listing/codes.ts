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
