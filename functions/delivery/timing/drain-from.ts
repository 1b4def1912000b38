import { START } from '../../table/timed-rows.ts';

/** Rows this recent are queued in any case, in milliseconds: by two runs, so that one may fail. */
const RECENT = 2 * 60_000;

/** Returns the time (ISO 8601) from which on due rows are queued: older ones only while the queue is empty. */
export const drainFrom = (isQueueEmpty: boolean, now: number): string =>
  isQueueEmpty ? START : new Date(now - RECENT).toISOString();
