import * as z from 'zod';
import { cacheFor } from '../../platform/cache-for.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { firstDayNeeded, toLiveStats } from './live-stats.ts';
import { statsStore } from './stats-store.ts';

const store = statsStore(openTable());

const CACHE_TTL_MS = 60_000;

const readStats = cacheFor(
  CACHE_TTL_MS,
  async () => {
    const now = Date.now();
    return toLiveStats(await store.since(firstDayNeeded(now)), now);
  },
  () => Date.now(),
);

const Request = z.object({ field: z.literal('liveStats') });

/** Query.liveStats */
export async function handler(event: unknown) {
  return resolveField(() => {
    Request.parse(event);
    return readStats();
  });
}
