import type { SeenPosting } from '../../table/board.ts';
import type { Job } from '../../table/job.ts';
import { edited, without } from './job-of.ts';
import type { JobStore, Row } from './job-store.ts';
import { boardOf, type Found, isOf, type Left, type Offer, offerOf } from './offer.ts';
import { consequences, leftRows, originalOf, seenRow } from './rows.ts';
import type { Times } from './times.ts';
import { withJob } from './vacancy.ts';

/** A posting that changed, and what was seen of it before. */
export interface Edit extends Found {
  readonly seen: SeenPosting;
}

/** What an edit of a job's postings did: how many of them left the board, and those that now tell of something else. */
export interface Edited {
  readonly left: number;
  readonly leaving: readonly Offer[];
}

const MOST_TRIES = 8;

/** Writes the edits of postings that carry one job, or carried it before they left or closed. */
export async function recordEdits(
  store: JobStore,
  jobId: string,
  edits: readonly Edit[],
  times: Times,
): Promise<Edited> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await store.job(jobId);
    const read = await Promise.all(edits.map((edit) => readEdit(store, before, edit)));
    const lefts = read.filter((one) => 'left' in one);
    const offers = read.filter((one): one is Offer => !('left' in one));
    if (!before) return outlived(store, edits, lefts, offers, times);
    const { job, leaving } = edited(before, offers, times.seenAt);
    const staying = offers.filter((offer) => !leaving.includes(offer));
    const after = lefts.length > 0 ? without(job, lefts.map(named), times.seenAt) : job;
    const rows = [
      ...staying.map((offer) => seenRow(offer, jobId)),
      ...lefts.flatMap((left) => leftRows(left, jobId, times.seenAt)),
    ];
    if (await write(store, before, after, staying, rows, times)) return { left: lefts.length, leaving };
  }
  throw new Error('The job is being changed by others again and again.');
}

const named = ({ posting }: Left) => ({ board: boardOf(posting), id: posting.id });

/** Reads an edited posting; what was told of it stands as long as its text does. */
async function readEdit(store: JobStore, job: Job | undefined, edit: Edit): Promise<Offer | Left> {
  const plain = offerOf(edit);
  const undecided = 'left' in plain && plain.left.left === 'undecided';
  const opened = !('left' in plain) && plain.facts.open.length > 0 && plain.sketch === job?.sketch;
  const leads = job?.postings[0] === undefined || isOf(job.postings[0], edit.posting);
  if (!job || !leads || !(undecided || opened)) return plain;
  const told = (await store.original(job.jobID))?.told;
  return told ? offerOf(edit, told) : plain;
}

/** The job is no longer there. A posting that was open all the time is not new for that; one that was not is. */
async function outlived(
  store: JobStore,
  edits: readonly Edit[],
  lefts: readonly Left[],
  offers: readonly Offer[],
  { seenAt }: Times,
): Promise<Edited> {
  const wasClosed = ({ posting }: Found) =>
    edits.some(({ seen, posting: one }) => one === posting && (seen.closed || seen.left !== ''));
  const rows = [
    ...offers.filter((offer) => !wasClosed(offer)).map((offer) => seenRow(offer, '')),
    ...lefts.flatMap((left) => leftRows(left, '', seenAt)),
  ];
  if (rows.length > 0) await store.write({ rows });
  return { left: lefts.length, leaving: offers.filter(wasClosed) };
}

async function write(
  store: JobStore,
  before: Job,
  after: Job,
  staying: readonly Offer[],
  rows: readonly Row[],
  { clock }: Times,
): Promise<boolean> {
  const [first] = after.postings;
  const lead = staying.find(({ posting }) => first && isOf(first, posting));
  const moved = after.vacancy !== before.vacancy || after.sketch !== before.sketch;
  const met = moved
    ? withJob(await store.vacancy(after.vacancy), after.jobID, after.sketch, after.expiresAt)
    : undefined;
  return store.write({
    job: { before, after },
    ...(met ? { vacancy: met } : {}),
    rows: [...rows, ...(lead ? [originalOf(lead, after)] : []), ...consequences(before, after, clock())],
  });
}
