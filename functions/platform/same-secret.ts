import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string | Uint8Array) => createHash('sha256').update(value).digest();

/** Compares in constant time. */
export const isSameSecret = (given: string, secret: Uint8Array): boolean =>
  timingSafeEqual(digest(given), digest(secret));
