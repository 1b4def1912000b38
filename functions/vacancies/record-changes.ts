import type { Diff } from '../feeds/reading/diff.ts';
import { completeJob } from '../jobs/complete-job.ts';
import type { Posting } from '../jobs/posting.ts';
import type { PostingSeen } from '../table/board.ts';
import {
  auditRow,
  closedJob,
  closedRow,
  editedJob,
  jobIdOf,
  listingEntry,
  newJob,
  seenRow,
} from './job-rows.ts';
import type { JobStore } from './job-store.ts';

/** How many jobs are written at once: a board may bring hundreds on its first reading. */
const AT_ONCE = 8;

/** What a reading did, in numbers, and what kept postings from being written. */
export interface Recorded {
  readonly fresh: number;
  readonly edited: number;
  readonly closed: number;
  readonly left: number;
  readonly failures: readonly Error[];
}

/** When a posting was seen, and the clock that its rows are stamped by as they are written. */
export interface Times {
  readonly seenAt: Date;
  readonly clock: () => Date;
}

type Did = 'job' | 'left' | 'nothing' | Error;

/**
 * Writes what changed on a board; seen and written at different times where a recording is replayed. Doing it twice
 * changes nothing, and a posting that cannot be written keeps no other from it.
 */
export async function recordChanges(store: JobStore, diff: Diff, times: Times): Promise<Recorded> {
  const fresh = await each(diff.fresh, (posting) => recordNew(store, posting, times));
  const edited = await each(diff.edited, ({ posting, seen }) => recordEdit(store, posting, seen, times));
  const missing = await each(diff.missing, (row) => mark(store, row, true));
  const back = await each(diff.back, (row) => mark(store, row, false));
  const closed = await each(diff.vanished, (row) => recordClosed(store, row, times));
  return {
    fresh: count(fresh, 'job'),
    edited: count(edited, 'job'),
    closed: count(closed, 'job'),
    left: count(fresh, 'left') + count(edited, 'left'),
    failures: [fresh, edited, missing, back, closed].flat().filter((did) => did instanceof Error),
  };
}

const count = (did: readonly Did[], what: Did) => did.filter((one) => one === what).length;

async function mark(store: JobStore, row: PostingSeen, missed: boolean): Promise<Did> {
  await store.mark(row, missed);
  return 'nothing';
}

async function recordNew(store: JobStore, posting: Posting, { seenAt, clock }: Times): Promise<Did> {
  const facts = completeJob(posting);
  if ('left' in facts) {
    await store.note(seenRow(posting, '', facts.left));
    return 'left';
  }
  const job = newJob(posting, facts, seenAt);
  const at = clock();
  const rows = [seenRow(posting, job.jobID), listingEntry(job, at), auditRow(job, at)];
  if (await store.create(job, rows)) return 'job';
  // Somebody read the board at the same moment, or an earlier attempt lost only its answer.
  return 'nothing';
}

async function recordEdit(store: JobStore, posting: Posting, seen: PostingSeen, times: Times): Promise<Did> {
  const { seenAt, clock } = times;
  const before = await store.job(jobIdOf(posting));
  if (!before && seen.jobId !== '' && !seen.closed) {
    // The job has outlived its time in the table; an edit does not make it new.
    await store.note(seenRow(posting, seen.jobId));
    return 'nothing';
  }
  if (!before) return recordNew(store, posting, times);
  const facts = completeJob(posting);
  const at = clock();
  if ('left' in facts) {
    const after = closedJob(before, seenAt);
    await store.replace(before, after, [listingEntry(after, at), seenRow(posting, seen.jobId, facts.left)]);
    return 'left';
  }
  const after = editedJob(before, posting, facts, seenAt);
  const audit = after.matchVersion === before.matchVersion ? [] : [auditRow(after, at)];
  const rows = [seenRow(posting, after.jobID), listingEntry(after, at), ...audit];
  return (await store.replace(before, after, rows)) ? 'job' : 'nothing';
}

async function recordClosed(store: JobStore, row: PostingSeen, { seenAt, clock }: Times): Promise<Did> {
  const at = clock();
  const gone = closedRow(row, at);
  const before = row.jobId === '' ? undefined : await store.job(row.jobId);
  if (!before || before.closedAt) {
    await store.note(gone);
    return 'nothing';
  }
  const after = closedJob(before, seenAt);
  return (await store.replace(before, after, [gone, listingEntry(after, at)])) ? 'job' : 'nothing';
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<Did>): Promise<Did[]> {
  const results: Did[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = await Promise.allSettled(items.slice(start, start + AT_ONCE).map(work));
    for (const one of some) {
      if (one.status === 'fulfilled') results.push(one.value);
      else results.push(one.reason instanceof Error ? one.reason : new Error(String(one.reason)));
    }
  }
  return results;
}
