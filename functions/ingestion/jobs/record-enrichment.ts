import type { Enrichment } from '../../postings/enrichment.ts';
import { type StoredPosting, storedPostingRow } from '../../postings/stored-posting.ts';
import { changed, described } from './job-of.ts';
import type { JobStore } from './job-store.ts';
import { boardOf, isOf, type Offer, offerOf } from './offer.ts';
import { recordOffers } from './record-offers.ts';
import { consequences, leftRows, originalOf } from './rows.ts';

/**
 * Completes what a posting became by what has been told of it since: its job, or the job it now is. 'changed' where the
 * posting has been edited or has gone meanwhile, and nothing is written; an edit brings its own question.
 */
export async function settleTold(
  store: JobStore,
  original: StoredPosting,
  told: Enrichment,
  clock: () => Date,
): Promise<'settled' | 'changed'> {
  const { posting, hash } = original;
  const now = await store.original(original.jobId);
  if (!now || now.hash !== hash) return 'changed';
  const offer = offerOf({ posting, hash }, { ...now.told, ...told });
  const job = await store.job(original.jobId);
  if (job && !('left' in offer)) {
    const leads = job.postings[0] && isOf(job.postings[0], posting);
    if (job.closedAt || !leads) return 'changed';
    const after = changed(job, described(offer), clock());
    const rows = [originalOf(offer, after), ...consequences(job, after, clock())];
    return (await store.write({ job: { before: job, after }, rows })) ? 'settled' : 'changed';
  }
  const seen = await store.posting(boardOf(posting), posting.id);
  if (seen?.left !== 'undecided' || seen.closed || seen.hash !== hash) return 'changed';
  if ('left' in offer) {
    const seenAt = new Date(original.seenAt);
    const rows = offer.left.left === 'undecided' ? [] : leftRows(offer, seen.jobId, seenAt);
    await store.write({
      rows: [...rows, storedPostingRow({ ...now, told: { ...now.told, ...told }, open: [] })],
    });
    return 'settled';
  }
  return becomeJob(store, offer, new Date(original.seenAt), clock);
}

async function becomeJob(store: JobStore, offer: Offer, seenAt: Date, clock: () => Date): Promise<'settled'> {
  const { failures } = await recordOffers(store, offer.key, [offer], { seenAt, clock });
  if (failures[0]) throw failures[0];
  return 'settled';
}
