import type { User } from '../../table/user.ts';
import { isDigest, type PendingAlerts } from './next-send-time.ts';

/** The most jobs in a message. */
const MAX_JOBS = 10;

/** A digest has everything that waits. Its limit only bounds the work of one run, and the size of the meter's row. */
export const MAX_DIGEST_JOBS = 1_000;

/** How many jobs a message at a time in milliseconds may have. */
export const maxJobsIn = (
  user: User,
  pending: Pick<PendingAlerts, 'messages' | 'oldest'>,
  at: number,
): number => (isDigest(user, pending, at) ? MAX_DIGEST_JOBS : MAX_JOBS);
