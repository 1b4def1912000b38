import { z } from 'zod';
import { invalidParameter } from '../errors.ts';

/** What list operations take of the page's size. */
export const pageRequest = {
  Limit: z.number().int().min(0).max(60, 'Member must have value less than or equal to 60').default(60),
};

/** The page that a token begins, and the next one's token where more is left. */
export function page<T>(
  all: readonly T[],
  limit: number,
  token: string | undefined,
): { items: T[]; next: string | undefined } {
  const start = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isInteger(start) || start < 0) throw invalidParameter('Invalid pagination token.');
  const end = start + (limit === 0 ? 60 : limit);
  const next = end < all.length ? Buffer.from(String(end)).toString('base64url') : undefined;
  return { items: all.slice(start, end), next };
}
