import { allMatches } from '../../../functions/matching/match.ts';
import { watcherIndex } from '../../../functions/matching/watcher-index.ts';
import { watcherStore } from '../../../functions/matching/watcher-store.ts';
import { wantedWatchers } from '../../../functions/matching/watchers.ts';
import { startTestTable } from '../../../functions/table/fixtures/dynamodb-local.ts';
import type { Job } from '../../../functions/table/job.ts';
import { createPerson } from '../create-person.ts';
import { NOW, sampleJobs } from './workload.ts';

/** People whose watchers are written at the same time. */
const BATCH = 25;

/**
 * Matches the workload's jobs through DynamoDB Local, one after the other. Returns jobs per second of elapsed time, because
 * most of the work is DynamoDB Local's.
 */
export async function measureDynamoDbLocal(people: number, jobs: readonly Job[]): Promise<number> {
  const table = await startTestTable();
  try {
    const store = watcherStore(table);
    for (let first = 0; first < people; first += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, people - first) }, (_, n) =>
        wantedWatchers(createPerson(first + n, jobs, NOW), NOW),
      );
      await Promise.all(
        batch.map((watchers) => store.put(watchers.map((watcher) => ({ ...watcher, since: 0 })))),
      );
    }
    const index = watcherIndex(table);
    const sample = sampleJobs(jobs);
    let start = 0;
    for (const round of ['warm-up', 'measured']) {
      if (round === 'measured') start = performance.now();
      for (const job of sample) for await (const matches of allMatches(index, job)) void matches;
    }
    return (sample.length * 1000) / (performance.now() - start);
  } finally {
    await table.stop();
  }
}
