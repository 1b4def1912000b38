import { log } from '../../platform/log.ts';
import { openTable } from '../../table/table.ts';
import { listingLog } from './listing-log.ts';
import { packHours } from './pack-hours.ts';
import { segmentStore } from './segment-store.ts';

const table = openTable();
const listing = listingLog(table);
const segments = segmentStore(table);

/** Every hour: packs what of the log is over, so that a function that begins anew reads it in a few rows. */
export async function handler(): Promise<{ hours: number }> {
  const hours = await packHours(listing, segments, Date.now());
  log.info('hours packed', { hours });
  return { hours };
}
