/** Functional roles: engineering, product, design, marketing and sales, operations and legal. */
export const ROLES = ['En', 'Pr', 'De', 'Ma', 'Op'] as const;
export type Role = (typeof ROLES)[number];

/** Job types: full-time, part-time, contract, internship. */
export const JOB_TYPES = ['Fu', 'Pa', 'Co', 'In'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Levels a title or a profile may name. */
export const LEVELS = [
  'intern',
  'entry',
  'mid',
  'senior',
  'staff',
  'manager',
  'director',
  'executive',
] as const;
