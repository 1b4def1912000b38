import type { Job } from '../../table/job.ts';
import { joined, newJob } from './job-of.ts';
import type { JobStore } from './job-store.ts';
import { isNearDuplicate } from './near-duplicate.ts';
import { isOf, jobIdOf, type Offer } from './offer.ts';
import { consequences, originalOf, seenRow } from './rows.ts';
import type { Times } from './times.ts';
import { type Vacancy, withJob } from './vacancy.ts';

/** A job carried by more postings than these is continued by another. */
const MOST_CARRIERS = 200;

/** How many postings are written with their job in one transaction, which holds at most 100 rows. */
const AT_ONCE = 90;

/** How often somebody else may be quicker before this reading gives up; the next one goes on. */
const MOST_TRIES = 8;

/** A closed job is opened again by a posting like its own for so long, in milliseconds; later it is a new one. */
const REPOSTED_WITHIN = 30 * 86_400_000;

/** How postings ended up: as a job of their own, in one with others, or not at all. */
export interface Recorded {
  readonly fresh: number;
  readonly collapsed: number;
  readonly failures: readonly Error[];
}

/**
 * Writes postings that meet under one key: each joins the job that tells the same, or becomes one, the first of those
 * alike telling of it. Done again it changes nothing, and what cannot be written keeps no other from it.
 */
export async function recordOffers(
  store: JobStore,
  key: string,
  offers: readonly Offer[],
  times: Times,
): Promise<Recorded> {
  const did = { fresh: 0, collapsed: 0, failures: [] as Error[] };
  let tries = 0;
  for (let waiting = [...offers], first = waiting[0]; first; first = waiting[0]) {
    const vacancy = await store.vacancy(key);
    const job = await jobAlike(store, vacancy, first, times.seenAt);
    const some = together(first, waiting, job);
    try {
      const isDone = job
        ? await join(store, job, some, times)
        : await create(store, vacancy, some, times, tries);
      if (!isDone && tries < MOST_TRIES) {
        tries += 1;
        continue;
      }
      if (!isDone) throw new Error('The vacancy is being changed by others again and again.');
      if (!job) did.fresh += 1;
      did.collapsed += some.length - (job ? 0 : 1);
    } catch (error) {
      did.failures.push(error instanceof Error ? error : new Error(String(error)));
    }
    tries = 0;
    waiting = waiting.filter((offer) => !some.includes(offer));
  }
  return did;
}

/** The first of those that wait and the others that tell the same, as many as find room. */
function together(first: Offer, waiting: readonly Offer[], job: Job | undefined): [Offer, ...Offer[]] {
  const sketch = job?.sketch ?? first.sketch;
  const room = Math.min(job ? MOST_CARRIERS - job.postings.length : MOST_CARRIERS, AT_ONCE);
  const others = waiting.filter((offer) => offer !== first && isNearDuplicate(offer.sketch, sketch));
  return [first, ...others.slice(0, Math.max(0, room - 1))];
}

/** The job that tells what an offer tells, open or closed not long ago, with room for one more posting. */
async function jobAlike(
  store: JobStore,
  vacancy: Vacancy,
  offer: Offer,
  now: Date,
): Promise<Job | undefined> {
  for (const { jobId, sketch } of vacancy.jobs) {
    if (!isNearDuplicate(sketch, offer.sketch)) continue;
    const job = await store.job(jobId);
    if (!job || job.vacancy !== offer.key) continue;
    if (job.closedAt && now.getTime() - Date.parse(job.closedAt) > REPOSTED_WITHIN) continue;
    const known = job.postings.some((carrier) => isOf(carrier, offer.posting));
    if (known || job.postings.length < MOST_CARRIERS) return job;
  }
  return undefined;
}

async function join(
  store: JobStore,
  before: Job,
  offers: readonly Offer[],
  { seenAt, clock }: Times,
): Promise<boolean> {
  const after = joined(before, offers, seenAt);
  if (!before.closedAt && JSON.stringify(after.postings) === JSON.stringify(before.postings)) return true;
  const rows = offers.map((offer) => seenRow(offer, before.jobID));
  return store.write({
    job: { before, after },
    rows: [...rows, ...consequences(before, after, clock())],
  });
}

async function create(
  store: JobStore,
  vacancy: Vacancy,
  offers: readonly [Offer, ...Offer[]],
  { seenAt, clock }: Times,
  tries: number,
): Promise<boolean> {
  const [lead] = offers;
  const own = jobIdOf(lead.posting);
  // A posting whose first job went on without it, because it now tells of something else, needs another id.
  const jobId = tries > 0 && (await store.job(own)) ? `${own}-${lead.key.slice(0, 6)}` : own;
  const after = newJob(jobId, offers, seenAt);
  const met = withJob(vacancy, jobId, lead.sketch, after.expiresAt);
  const rows = offers.map((offer) => seenRow(offer, jobId));
  return store.write({
    job: { before: undefined, after },
    vacancy: met,
    rows: [...rows, originalOf(lead, after), ...consequences(undefined, after, clock())],
  });
}
