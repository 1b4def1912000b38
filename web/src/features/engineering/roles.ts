import * as z from 'zod/mini';
import type { Role } from '../../generated/contract.ts';

const names = {
  En: 'engineering',
  Pr: 'product',
  De: 'design',
  Ma: 'marketing and sales',
  Op: 'operations and legal',
} as const satisfies Record<Role, string>;

/** A role as the service names it. */
export const role = z.enum(['En', 'Pr', 'De', 'Ma', 'Op']);

/** A role as it stands in a sentence. */
export const roleName = (code: Role): string => names[code];
