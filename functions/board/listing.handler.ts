import * as z from 'zod';
import { previewer } from '../delivery/preview/preview.ts';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { User } from '../table/user.ts';
import { answerFeed, FeedRequest } from './feed/answer-feed.ts';
import { type Filters, INPUTS, parseFilters } from './filters.ts';
import { type PageShape, pageOf } from './index/page.ts';
import { momentOf } from './index/page-token.ts';
import { liveListing } from './live-listing.ts';
import { listingLog } from './segments/listing-log.ts';
import { segmentStore } from './segments/segment-store.ts';
import { segmentedLog } from './segments/segmented-log.ts';

const now = () => Date.now();
const table = openTable();
const log = listingLog(table);
const jobs = liveListing(segmentedLog(log, segmentStore(table), now), now);
const previewOf = previewer();

const Field = z.object({
  field: z.literal(Object.keys(INPUTS) as (keyof typeof INPUTS)[]),
  arguments: z.object({ input: z.unknown() }),
  selection: z.array(z.string()).nullish(),
});

/** What of a JobPage needs no card. */
const COUNTS = new Set(
  (
    'specializations specializationCounts specializationCounts/name specializationCounts/count nextToken total ' +
    'totalToday totalCompanies totalOfAll asOf'
  ).split(' '),
);

/** A page as the contract shows it; jobs that closed since its moment are left out, cards nobody asks for not read. */
async function page(filters: Filters, withCards: boolean, shape: PageShape = {}) {
  const since = momentOf(filters);
  const listing = await jobs(since);
  const { jobIds, ...counts } = pageOf(listing, filters, Math.max(listing.settled, since), shape);
  const cards = withCards ? await log.cards(jobIds) : [];
  return { ...counts, items: cards.filter(({ closedAt }) => closedAt === null) };
}

const Preview = z.object({ field: z.literal('previewAlerts'), person: User });

/** What a person would have been alerted to, with the newest jobs as cards. */
async function preview(person: User) {
  if (person.leavingAt) throw new Fault('NotFound', 'This account is being deleted.');
  const { jobIds, ...counts } = previewOf(await jobs(), person);
  const cards = await log.cards(jobIds);
  return { ...counts, items: cards.filter(({ closedAt }) => closedAt === null) };
}

/**
 * The public lists of jobs and a person's preview of alerts: ids from memory, cards by one read of the table. One
 * function answers the fields of the API and, over plain HTTP, the feeds, since it holds the jobs in memory.
 */
export async function handler(event: unknown) {
  const feed = FeedRequest.safeParse(event);
  if (feed.success) {
    return answerFeed(feed.data, requireEnv('SITE_URL'), (filters, shape) => page(filters, true, shape));
  }
  return resolveField(() => {
    const asked = Preview.safeParse(event);
    if (asked.success) return preview(asked.data.person);
    const { field, arguments: given, selection } = Field.parse(event);
    const withCards = !selection?.every((path) => COUNTS.has(path));
    return page(parseFilters(given.input, field), withCards);
  });
}
