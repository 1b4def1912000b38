import { log } from '../../platform/log.ts';
import { openTable } from '../../table/table.ts';
import { listingLog } from './listing-log.ts';
import { packHours } from './pack-hours.ts';
import { packedHourStore } from './packed-hour-store.ts';

const table = openTable();
const listing = listingLog(table);
const store = packedHourStore(table);

/** Every hour: packs the finished hours of the log, so that a cold start reads them in a few rows. */
export async function handler(): Promise<{ hours: number }> {
  const hours = await packHours(listing, store, Date.now());
  log.info('hours packed', { hours });
  return { hours };
}
