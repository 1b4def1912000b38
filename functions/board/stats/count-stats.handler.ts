import { boardStore } from '../../ingestion/registry/board-store.ts';
import { log } from '../../platform/log.ts';
import { openTable } from '../../table/table.ts';
import { listingLog } from '../segments/listing-log.ts';
import { isEmpty } from './first-sights.ts';
import { logCounter } from './log-counter.ts';
import { sourceCounts } from './source-counts.ts';
import { statsStore } from './stats-store.ts';

const table = openTable();
const boards = boardStore(table);
const count = logCounter(listingLog(table));
const store = statsStore(table);

/**
 * Every two minutes: counts today and yesterday from the log, and the boards. Running it twice changes nothing. A
 * yesterday of which the log tells nothing was before the first count, and gets no row.
 */
export async function handler(): Promise<{ jobs: number }> {
  const now = new Date();
  const { today, yesterday } = await count(now.getTime());
  if (!isEmpty(yesterday)) await store.count(yesterday, now);
  await store.count(today, now, sourceCounts(await boards.all(), now));
  const jobs = Object.values(today.jobs)
    .flat()
    .reduce((sum, hour) => sum + hour, 0);
  log.info('counted', { jobs, closed: today.closed });
  return { jobs };
}
