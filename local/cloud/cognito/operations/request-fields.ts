import { z } from 'zod';

const PATTERN = 'Member must satisfy regular expression pattern: ';
const AT_LEAST_ONE = 'Member must have length greater than or equal to 1';

/** A user's e-mail address or sub. */
export const username = z
  .string()
  .min(1, AT_LEAST_ONE)
  .max(128, 'Member must have length less than or equal to 128')
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, `${PATTERN}[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+`);

export const newPassword = z
  .string()
  .max(256, 'Member must have length less than or equal to 256')
  .regex(/^\S+.*\S+$/, `${PATTERN}^[\\S]+.*[\\S]+$`);

export const confirmationCode = z.string().min(1, AT_LEAST_ONE).regex(/^\S+$/, `${PATTERN}[\\S]+`);

/** An access or refresh token. */
export const token = z.string().regex(/^[\w\-=.]+$/, `${PATTERN}[A-Za-z0-9-_=.]+`);
