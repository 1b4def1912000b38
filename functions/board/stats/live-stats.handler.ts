import * as z from 'zod';
import { cacheFor } from '../../platform/cache-for.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { firstDayNeeded, liveStats } from './live-stats.ts';
import { statsStore } from './stats-store.ts';

const store = statsStore(openTable());

/** How old an answer may be, in milliseconds. */
const KEPT = 60_000;

const stats = cacheFor(
  async () => {
    const now = Date.now();
    return liveStats(await store.since(firstDayNeeded(now)), now);
  },
  KEPT,
  () => Date.now(),
);

const Request = z.object({ field: z.literal('liveStats') });

/** The public numbers of the service. */
export async function handler(event: unknown) {
  return resolveField(() => {
    Request.parse(event);
    return stats();
  });
}
