import { completeJob } from '../jobs/complete-job.ts';
import type { Posting } from '../jobs/posting.ts';
import type { PostingSeen } from '../table/board.ts';
import type { Diff } from './diff.ts';
import { auditRow, closedJob, editedJob, jobIdOf, listingEntry, newJob, seenRow } from './job-rows.ts';
import type { JobStore } from './job-store.ts';

/** How many jobs are written at once: a board may bring hundreds on its first reading. */
const AT_ONCE = 8;

/** What a reading did, in numbers. */
export interface Recorded {
  readonly fresh: number;
  readonly edited: number;
  readonly closed: number;
  readonly left: number;
}

/**
 * Writes what changed on a board. `seenAt` is the detection time, `now` the time of writing; they differ only
 * where a recording is replayed. Doing it twice changes nothing.
 */
export async function recordChanges(store: JobStore, diff: Diff, seenAt: Date, now: Date): Promise<Recorded> {
  const fresh = await each(diff.fresh, (posting) => recordNew(store, posting, seenAt, now));
  const edited = await each(diff.edited, ({ posting, seen }) =>
    recordEdit(store, posting, seen, seenAt, now),
  );
  await each(diff.missing, (row) => store.mark(row, true));
  await each(diff.back, (row) => store.mark(row, false));
  const closed = await each(diff.vanished, (row) => recordClosed(store, row, seenAt, now));
  return {
    fresh: count(fresh, 'job'),
    edited: count(edited, 'job'),
    closed: count(closed, 'job'),
    left: count(fresh, 'left') + count(edited, 'left'),
  };
}

type Did = 'job' | 'left' | 'nothing';
const count = (did: readonly Did[], what: Did) => did.filter((one) => one === what).length;

async function recordNew(store: JobStore, posting: Posting, seenAt: Date, now: Date): Promise<Did> {
  const facts = completeJob(posting);
  if ('left' in facts) {
    await store.note(seenRow(posting, '', facts.left));
    return 'left';
  }
  const job = newJob(posting, facts, seenAt);
  const rows = [seenRow(posting, job.jobID), listingEntry(job, now), auditRow(job, now)];
  if (await store.create(job, rows)) return 'job';
  // Somebody read the board at the same moment, or an earlier attempt lost only its answer.
  return 'nothing';
}

async function recordEdit(
  store: JobStore,
  posting: Posting,
  seen: PostingSeen,
  seenAt: Date,
  now: Date,
): Promise<Did> {
  const facts = completeJob(posting);
  const before = await store.job(jobIdOf(posting));
  if (!before) return recordNew(store, posting, seenAt, now);
  if ('left' in facts) {
    const after = closedJob(before, seenAt);
    await store.replace(before, after, [listingEntry(after, now), seenRow(posting, seen.jobId, facts.left)]);
    return 'left';
  }
  const after = editedJob(before, posting, facts, seenAt);
  const audit = after.matchVersion === before.matchVersion ? [] : [auditRow(after, now)];
  const written = await store.replace(before, after, [
    seenRow(posting, after.jobID),
    listingEntry(after, now),
    ...audit,
  ]);
  return written ? 'job' : 'nothing';
}

async function recordClosed(store: JobStore, row: PostingSeen, seenAt: Date, now: Date): Promise<Did> {
  const gone = { ...row, closed: true, missed: false };
  const before = row.jobId === '' ? undefined : await store.job(row.jobId);
  if (!before || before.closedAt) {
    await store.note(gone);
    return 'nothing';
  }
  const after = closedJob(before, seenAt);
  return (await store.replace(before, after, [gone, listingEntry(after, now)])) ? 'job' : 'nothing';
}

async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  }
  return results;
}
