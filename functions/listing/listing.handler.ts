import * as z from 'zod';
import { answer } from '../graphql/answer.ts';
import { openTable } from '../table/table.ts';
import { parseFilters } from './filters.ts';
import { listingLog } from './listing-log.ts';
import { liveListing } from './live-listing.ts';
import { pageOf } from './page.ts';

const log = listingLog(openTable());
const jobs = liveListing(log, () => Date.now());

const Request = z.object({
  field: z.literal('listJobsByFilters'),
  arguments: z.object({ input: z.unknown() }),
});

/** A page of the public listing: ids from memory, cards by one read of the table. */
export async function handler(event: unknown) {
  return answer(async () => {
    const filters = parseFilters(Request.parse(event).arguments.input);
    const { jobIds, ...page } = pageOf(await jobs(), filters, Date.now());
    return { ...page, items: await log.cards(jobIds) };
  });
}
