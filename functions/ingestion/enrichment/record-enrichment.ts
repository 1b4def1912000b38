import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Enrichment } from '../../postings/enrichment.ts';
import { type StoredPosting, storedPostingRow } from '../../postings/stored-posting.ts';
import { jobFieldsOf, updateFields } from '../jobs/job-changes.ts';
import { rejectedRows } from '../jobs/job-rows.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { boardIdOf, isSamePosting, type ParsedPosting, parsePosting } from '../jobs/parsed-posting.ts';
import { recordPostings } from '../jobs/record-postings.ts';
import { writeJob } from '../jobs/write-job.ts';

/**
 * Writes an enrichment to the job of a posting. A posting that was undecided becomes a job, or is rejected for good.
 * Returns 'changed' and writes nothing if the posting was edited or removed since `stored` was read.
 */
export async function recordEnrichment(
  store: JobStore,
  stored: StoredPosting,
  enrichment: Enrichment,
  clock: () => Date,
): Promise<'recorded' | 'changed'> {
  const { posting, hash, jobId } = stored;
  const current = await store.findStoredPosting(jobId);
  if (!current || current.hash !== hash) return 'changed';
  const combined = { ...current.enrichment, ...enrichment };
  const parsed = parsePosting({ posting, hash }, combined);

  const job = await store.findJob(jobId);
  if (job && !('rejection' in parsed)) {
    const isLead = job.postings[0] && isSamePosting(job.postings[0], posting);
    if (job.closedAt || !isLead) return 'changed';
    // The industry that the job's board decided stays.
    const industry = job.industry || parsed.facts.industry;
    const after = updateFields(job, { ...jobFieldsOf(parsed), industry }, clock());
    const isWritten = await writeJob(store, { before: job, after, lead: parsed, rows: [] }, clock());
    return isWritten ? 'recorded' : 'changed';
  }

  const seen = await store.findSeen(boardIdOf(posting), posting.id);
  if (seen?.left !== 'undecided' || seen.closed || seen.hash !== hash) return 'changed';
  const seenAt = new Date(stored.seenAt);
  if ('rejection' in parsed) {
    const rows = parsed.rejection.reason === 'undecided' ? [] : rejectedRows(parsed, seen.jobId, seenAt);
    await store.write({ rows: [...rows, storedPostingRow({ ...current, enrichment: combined, open: [] })] });
    return 'recorded';
  }
  const { isBaseline } = seen;
  const before = { factsBefore: current.factsBefore ?? [], ...withoutEmpty({ isBaseline }) };
  return createJob(store, { ...parsed, ...before }, seenAt, clock);
}

async function createJob(
  store: JobStore,
  parsed: ParsedPosting,
  seenAt: Date,
  clock: () => Date,
): Promise<'recorded'> {
  const { failures } = await recordPostings(store, parsed.dedupeKey, [parsed], { seenAt, clock });
  if (failures[0]) throw failures[0];
  return 'recorded';
}
