import { createHash } from 'node:crypto';
import { Fault } from '../platform/fault.ts';
import type { Key } from './keys.ts';

/**
 * Crockford's base32 (crockford.com/base32.html) in lower case. Its digits sort by value; i, l, o and u are left out.
 */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Holds the epoch milliseconds until the year 3084. */
const TIME_LENGTH = 9;

/** Two of 1,500 postings that are detected in one millisecond get the same id once in 30,000 times. */
const HASH_LENGTH = 7;

/** Four times the length of an id, for the made-up ids of tests. */
const MAX_ID_BYTES = 64;

/**
 * Returns the id of a job: 9 characters of the time at which it was detected, then 7 of a hash of the posting
 * that it is made from. Ids sort by detection time, so rows with a job id as sort key do too, and a reading
 * that is repeated as of the same time makes the same id. Only a new job gets one: the id of a known job
 * comes from its rows.
 */
export function newJobId(detectedAt: Date, postingKey: Key): string {
  const hash = createHash('sha256').update(`${postingKey.pk} ${postingKey.sk}`).digest();
  return toBase32(detectedAt.getTime(), TIME_LENGTH) + toBase32(hash.readUIntBE(0, 6), HASH_LENGTH);
}

/** Returns a text that sorts before the ids of jobs detected at a time or later, and after those of earlier ones. */
export const jobIdsFrom = (at: Date): string => toBase32(at.getTime(), TIME_LENGTH);

/** Returns the last `length` digits of a number. */
const toBase32 = (value: number, length: number): string =>
  Array.from({ length }, (_, at) => DIGITS[Math.floor(value / 32 ** (length - 1 - at)) % 32]).join('');

/** Whether a job row can have this id. */
export const isValidJobId = (id: string): boolean => id !== '' && Buffer.byteLength(id) <= MAX_ID_BYTES;

/** Throws `Fault('BadInput')` for an id that no job can have. */
export function requireJobId(id: string): void {
  if (!isValidJobId(id)) throw new Fault('BadInput', 'jobID: This is not the id of a job.');
}
