import { boardStore } from '../../ingestion/registry/board-store.ts';
import { pauseSwitchedOff, systemSwitch } from '../../ingestion/registry/system-switch.ts';
import { log } from '../../platform/log.ts';
import { openTable } from '../../table/table.ts';
import { listingLog } from '../log/listing-log.ts';
import { countBoards } from './count-boards.ts';
import { dayCounter, isEmpty } from './job-counter.ts';
import { statsStore } from './stats-store.ts';

const table = openTable();
const boards = boardStore(table);
const switches = systemSwitch(table);
const countDays = dayCounter(listingLog(table));
const store = statsStore(table);

/**
 * Every two minutes: counts today and yesterday from the log, and the boards. Idempotent. A yesterday without any entry
 * was before the first count and gets no row.
 */
export async function handler(): Promise<{ jobs: number }> {
  const now = new Date();
  const { today, yesterday } = await countDays(now.getTime());
  if (!isEmpty(yesterday)) await store.saveCounts(yesterday, now);
  const registered = pauseSwitchedOff(await boards.list(), await switches.off());
  await store.saveCounts(today, now, countBoards(registered, now));
  const jobs = Object.values(today.jobs)
    .flat()
    .reduce((sum, hour) => sum + hour, 0);
  log.info('counted', { jobs, closed: today.closed });
  return { jobs };
}
