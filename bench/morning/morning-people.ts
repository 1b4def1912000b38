import {
  addAlert,
  type DeliveryRows,
  noDeliveryRows,
} from '../../functions/delivery/fixtures/memory-delivery-store.ts';
import { Meter } from '../../functions/table/alert.ts';
import { anAlert } from '../../functions/table/fixtures/alert.ts';
import { aJob } from '../../functions/table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../functions/table/fixtures/user.ts';
import type { Job } from '../../functions/table/job.ts';
import { newJobId } from '../../functions/table/job-id.ts';
import { dueKey, postingKey } from '../../functions/table/keys.ts';
import { shardOf } from '../../functions/table/shards.ts';
import { createBurst } from '../burst/workload.ts';

const HOUR = 3_600_000;

/** The jobs of a digest. */
const DIGEST_JOBS = 3;

/** A job of the burst, and the people who match it. */
export interface Posting {
  readonly job: Job;
  readonly subs: readonly string[];
}

const jobSeenAt = (at: number, name: string): Job => {
  const jobDetected = new Date(at).toISOString();
  return aJob({ jobID: newJobId(new Date(at), postingKey('morning', name)), jobDetected });
};

const subscriber = aUser({
  ...anActiveSubscription,
  userPrefs: { timeZone: 'UTC' },
  alertSettings: { messagesADay: 0, digestAt: '08:00' },
});
const newcomer = aUser({ userPrefs: { timeZone: 'UTC' } });

/** A subscriber who wants one message a day, with the alerts and the due row of this one. */
export function digestPerson(n: number, dueAt: number): { sub: string; rows: DeliveryRows } {
  const sub = `digest-${n}`;
  const rows = noDeliveryRows();
  rows.users.set(sub, { ...subscriber, sub });
  const jobs = digestJobs(dueAt);
  for (const job of jobs) {
    rows.jobs.set(job.jobID, job);
    addAlert(rows, sub, anAlert(sub, job.jobID, { matchedAt: job.jobDetected }));
  }
  const [oldest] = jobs;
  rows.meters.set(sub, Meter.parse({ dueAt, waitingFrom: oldest?.jobID }));
  const key = dueKey(shardOf('due', sub), new Date(dueAt).toISOString(), sub);
  rows.due.set(`${key.pk} ${key.sk}`, { ...key, version: '0' });
  return { sub, rows };
}

let yesterday: Job[] | undefined;
function digestJobs(dueAt: number): Job[] {
  yesterday ??= Array.from({ length: DIGEST_JOBS }, (_, n) =>
    jobSeenAt(dueAt - (DIGEST_JOBS - n) * HOUR, `yesterday-${n}`),
  );
  return yesterday;
}

/** Opens the alert of a job of the burst, as matching does. */
export function openBurstAlert(rows: DeliveryRows, sub: string, job: Job, now: number): void {
  if (!rows.users.has(sub)) rows.users.set(sub, { ...newcomer, sub });
  rows.jobs.set(job.jobID, job);
  addAlert(rows, sub, anAlert(sub, job.jobID, { matchedAt: new Date(now).toISOString() }));
}

/** The workload of `pnpm bench burst`: each person matches one posting on average, a third of them none. */
export function randomBurst(people: number, postings: number, at: number): Posting[] {
  const { titles, burstTitles } = createBurst({ people, postings, calm: 0 });
  const subs = new Map<string, string[]>(burstTitles.map((title) => [title, []]));
  titles.forEach((saved, person) => {
    for (const title of saved) subs.get(title)?.push(`person-${person}`);
  });
  return burstTitles.map((title) => ({ job: jobSeenAt(at, title), subs: subs.get(title) ?? [] }));
}

/** The hardest workload: each person matches two postings, so that everyone gets a first message at once. */
export function fullBurst(people: number, postings: number, at: number): Posting[] {
  const subs = Array.from({ length: postings }, (): string[] => []);
  for (let person = 0; person < people; person += 1)
    for (const posting of [person, person + 1]) subs[posting % postings]?.push(`person-${person}`);
  return subs.map((some, n) => ({ job: jobSeenAt(at, `posting-${n}`), subs: some }));
}
