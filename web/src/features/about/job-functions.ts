import { roleNames } from '@daybreak/contract/job-codes.ts';
import type { Role } from '@daybreak/contract/types.ts';

export type JobFunction = Extract<Role, 'Pr' | 'De' | 'En'>;

/** `part` is a percentage for the drawing, not live data. */
export const jobFunctions: readonly { readonly role: JobFunction; readonly part: number }[] = [
  { role: 'Pr', part: 30 },
  { role: 'De', part: 20 },
  { role: 'En', part: 50 },
];

export const functionName = (role: JobFunction): string => roleNames[role];
