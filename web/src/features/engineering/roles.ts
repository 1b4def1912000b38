import type { Role } from '@daybreak/contract/types.ts';

const names = {
  En: 'engineering',
  Pr: 'product',
  De: 'design',
  Ma: 'marketing and sales',
  Op: 'operations and legal',
} as const satisfies Record<Role, string>;

/** A role as it stands in a sentence. */
export const roleName = (code: Role): string => names[code];
