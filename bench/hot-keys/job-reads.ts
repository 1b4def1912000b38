import type { DeliveryStore } from '../../functions/delivery/delivery-store.ts';
import { inMemory } from '../../functions/delivery/fixtures/delivery-bench.ts';
import { withRecentJobs } from '../../functions/delivery/recent-jobs.ts';
import { anAlert } from '../../functions/table/fixtures/alert.ts';
import type { Job } from '../../functions/table/job.ts';
import type { Pace } from '../../infra/mail-rate.ts';

/** A run of matching opens this many alerts at one time, and so many runs begin in a second. */
const OPENED = { perRun: 1_500, runsPerSecond: 7 };

/** From opening an alert to its delivery at least, in milliseconds: the stream, the router and the queue. */
const SHORTEST_WAY = 300;

const SECONDS = 10;

/** Returns how often delivery's workers read one job, in the busiest of ten seconds in which all they send is about it. */
export async function busiestSecond(job: Job, paces: readonly Pace[], keepsJobs: boolean): Promise<number> {
  const reads = Array.from({ length: SECONDS }, () => 0);
  let now = 0;
  const store: DeliveryStore = {
    ...inMemory().store,
    readJobs: async () => {
      const second = Math.floor(now / 1000);
      reads[second] = (reads[second] ?? 0) + 1;
      return [job];
    },
  };
  const workers = paces.flatMap(({ workers, gap, batchSize }) =>
    Array.from({ length: workers }, () => ({
      store: keepsJobs ? withRecentJobs(store, () => now) : store,
      batchSize,
      batchMs: gap * batchSize,
      freeAt: 0,
    })),
  );
  const opened = (message: number) => (Math.floor(message / OPENED.perRun) * 1000) / OPENED.runsPerSecond;
  let message = 0;
  for (;;) {
    const [worker] = workers.toSorted((one, other) => one.freeAt - other.freeAt);
    if (!worker) break;
    now = Math.max(worker.freeAt, opened(message) + SHORTEST_WAY);
    if (now >= SECONDS * 1000) break;
    const matchedAt = new Date(opened(message)).toISOString();
    const batch = Array.from({ length: worker.batchSize }, () =>
      worker.store.readJobs([anAlert('someone', job.jobID, { matchedAt })]),
    );
    await Promise.all(batch);
    message += worker.batchSize;
    worker.freeAt = now + worker.batchMs;
  }
  return Math.max(...reads);
}
