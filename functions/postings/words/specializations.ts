import type { Role } from '../../table/codes.ts';
import { DESIGN } from './specializations/design.ts';
import { ENGINEERING } from './specializations/engineering.ts';
import { MARKETING } from './specializations/marketing.ts';
import { OPERATIONS } from './specializations/operations.ts';
import { PRODUCT } from './specializations/product.ts';
import type { Specialization } from './specializations/vocabulary.ts';

/** The vocabulary of specializations by function, as visitors see and filter by them. */
export const SPECIALIZATIONS: Record<Role, readonly Specialization[]> = {
  En: ENGINEERING,
  Pr: PRODUCT,
  De: DESIGN,
  Ma: MARKETING,
  Op: OPERATIONS,
};
