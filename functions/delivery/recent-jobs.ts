import type { Job } from '../table/job.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** How old a job may be when an alert of it is sent, in milliseconds: one that closed since may still be alerted. */
const MAX_AGE = 5_000;

/** By how much the clocks of two workers may differ, in milliseconds. */
const MAX_CLOCK_DIFFERENCE = 100;

/**
 * Keeps the jobs that this worker has read for a few seconds, so that a job for 100,000 people is not read
 * 100,000 times from one key. An alert is judged only by a job that was read after the alert was opened:
 * never by an older version than the one that matched.
 */
export function withRecentJobs(store: DeliveryStore, now: () => number): DeliveryStore {
  const recent = new Map<string, { readonly readAt: number; readonly jobs: Promise<Job[]> }>();
  return {
    ...store,
    async readJobs(alerts) {
      const at = now();
      // A reading in the future was timed by a clock that has been put back since.
      for (const [jobId, { readAt }] of recent) if (Math.abs(at - readAt) > MAX_AGE) recent.delete(jobId);
      const isRecent = ({ sk, matchedAt }: (typeof alerts)[number]) =>
        (recent.get(sk)?.readAt ?? 0) > Date.parse(matchedAt) + MAX_CLOCK_DIFFERENCE;
      const unread = alerts.filter((alert) => !isRecent(alert));
      if (unread.length > 0) {
        const read = { readAt: at, jobs: store.readJobs(unread) };
        for (const { sk } of unread) recent.set(sk, read);
        // The caller sees the error; the next alert reads again.
        read.jobs.catch(() => {
          for (const { sk } of unread) if (recent.get(sk) === read) recent.delete(sk);
        });
      }
      const jobs = alerts.map(async ({ sk }) =>
        (await recent.get(sk)?.jobs)?.find(({ jobID }) => jobID === sk),
      );
      return (await Promise.all(jobs)).flatMap((job) => job ?? []);
    },
  };
}
