import type { Role } from '@daybreak/contract/types.ts';
import { roleNames } from '../listing/codes.ts';

/** A function that /about-us draws as a slice of its pie. */
export type JobFunction = Extract<Role, 'Pr' | 'De' | 'En'>;

/** The functions in the pie's order with their parts of 100: a sketch, not a count. */
export const jobFunctions: readonly { readonly role: JobFunction; readonly part: number }[] = [
  { role: 'Pr', part: 30 },
  { role: 'De', part: 20 },
  { role: 'En', part: 50 },
];

/** What a function is called. */
export const functionName = (role: JobFunction): string => roleNames[role];
