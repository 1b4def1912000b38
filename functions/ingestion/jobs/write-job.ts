import { withoutEmpty } from '../../platform/without-empty.ts';
import { storedPostingRow } from '../../postings/stored-posting.ts';
import type { Job, JobPosting } from '../../table/job.ts';
import { addToGroup } from './dedupe.ts';
import { derivedRows, expiryWithJob, storedPostingOf } from './job-rows.ts';
import type { JobStore, Row } from './job-store.ts';
import type { ParsedPosting } from './parsed-posting.ts';

export interface JobChange {
  readonly before: Job;
  readonly after: Job;
  /** The first posting, if the job's fields were taken from it now. */
  readonly lead?: ParsedPosting | undefined;
  /** The first posting, if the job lacks its fields: the next reading treats it as edited. */
  readonly outdated?: JobPosting | undefined;
  /** The rows of the postings that changed. */
  readonly rows: readonly Row[];
}

/**
 * Writes a changed job with the rows that belong to it, which last at least as long. Returns false if the job
 * changed since it was read.
 */
export async function writeJob(
  store: JobStore,
  { before, after, lead, outdated, rows }: JobChange,
  writtenAt: Date,
): Promise<boolean> {
  const group = await store.findDedupeGroup(after.vacancy);
  const isRegrouped = after.vacancy !== before.vacancy || after.sketch !== before.sketch;
  const dedupeGroup =
    isRegrouped || group.expiresAt < after.expiresAt
      ? addToGroup(group, after.jobID, after.sketch, expiryWithJob(after))
      : undefined;
  const isWritten = await store.write({
    job: { before, after },
    ...withoutEmpty({ dedupeGroup }),
    rows: [
      ...rows,
      ...(lead ? [storedPostingOf(lead, after)] : await extendStoredPosting(store, after)),
      ...derivedRows(before, after, writtenAt),
    ],
  });
  if (isWritten && outdated) await store.markOutdated(outdated.board, outdated.id);
  return isWritten;
}

async function extendStoredPosting(store: JobStore, job: Job): Promise<Row[]> {
  const stored = await store.findStoredPosting(job.jobID);
  if (!stored || stored.expiresAt >= job.expiresAt) return [];
  return [storedPostingRow({ ...stored, expiresAt: expiryWithJob(job) })];
}
