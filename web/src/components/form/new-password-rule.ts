import { passwordRule } from '@daybreak/contract/rules.ts';
import * as z from 'zod/mini';
import { isCommonPassword } from './is-common-password.ts';

/** The rule of the forms that set a password. */
export const newPasswordRule = passwordRule.check(
  z.refine((password) => !isCommonPassword(password), {
    error: 'This is one of the first passwords that attackers try. Choose another.',
  }),
);
