/** Engineering, product, design, marketing and sales, operations and legal. */
export const ROLES = ['En', 'Pr', 'De', 'Ma', 'Op'] as const;
export type Role = (typeof ROLES)[number];

/** Full-time, part-time, contract, internship. */
export const JOB_TYPES = ['Fu', 'Pa', 'Co', 'In'] as const;
export type JobType = (typeof JOB_TYPES)[number];

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
/** The seniority of a job. */
export type Level = (typeof LEVELS)[number];

/** The kinds of requirements and statements that a job may have: functions/table/requirement.ts. */
export const REQUIREMENT_KINDS = [
  'clearance',
  'citizenship',
  'workAuthorization',
  'sponsorshipOffered',
  'sponsorshipRefused',
  'language',
  'degree',
  'license',
  'travel',
  'shifts',
  'onCall',
  'unpaid',
  'agency',
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/** The answers about an alert: why it isn't relevant, or that the person wants more like it. */
export const ALERT_ANSWERS = [
  'role',
  'level',
  'place',
  'pay',
  'requirement',
  'company',
  'seen',
  'other',
  'moreLikeThis',
] as const;
export type AlertAnswer = (typeof ALERT_ANSWERS)[number];
