import * as z from 'zod';
import { previewer } from '../delivery/preview/preview.ts';
import { resolveMatches } from '../delivery/preview/resolve-matches.ts';
import { resolvePreview } from '../delivery/preview/resolve-preview.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { titleAtAnyLevel } from '../titles/posted-title.ts';
import { type PageAnswer, withSupportAddress } from './built-pages.ts';
import { CompanyPageRequest, serveCompanyPage } from './company/company-page.ts';
import { listEarlierJobs } from './company/list-earlier-jobs.ts';
import { loadPages } from './company/load-pages.ts';
import { readCompany } from './company/read-company.ts';
import { resolveCompany } from './company/resolve-company.ts';
import { FeedRequest, serveFeed } from './feed/serve-feed.ts';
import { titleKeyIndex } from './index/title-key-index.ts';
import { liveListing } from './live-listing.ts';
import { listingLog, packedLog } from './log/listing-log.ts';
import { packedHourStore } from './log/packed-hour-store.ts';
import { pageReader } from './read-page.ts';
import { resolveList } from './resolve-list.ts';

const now = () => Date.now();
const table = openTable();
const log = listingLog(table);
const listing = liveListing(packedLog(log, packedHourStore(table), now), now);
const titlesWithKeys = titleKeyIndex(titleAtAnyLevel);
const deps = { listing, cards: log.cards, titlesWithKeys, previewOf: previewer(titlesWithKeys), now };
const readPage = pageReader(deps);
const companyBySlug = (slug: string) => readCompany(table, slug, now());

const list = (event: unknown) => resolveList(event, readPage);

/** By GraphQL field, or the name that a step invokes. */
const fields: Readonly<Record<string, (event: unknown) => Promise<unknown>>> = {
  listJobsByFilters: list,
  listJobs: list,
  getLatestJobs: list,
  getCompany: (event) => resolveCompany(event, companyBySlug),
  listEarlierJobs: (event) => listEarlierJobs(event, { table, cards: log.cards }),
  previewAlerts: (event) => resolvePreview(event, deps),
  listMatches: (event) => resolveMatches(event, deps),
};

const feed = (event: unknown) => serveFeed(FeedRequest.parse(event), requireEnv('SITE_URL'), readPage);

async function companyPage(event: unknown): Promise<PageAnswer> {
  const answer = await serveCompanyPage(CompanyPageRequest.parse(event), {
    origin: requireEnv('SITE_URL'),
    loadPages,
    readCompany: companyBySlug,
    readJobs: (company) => readPage({ company }, { withCards: true, newestFirst: true }),
  });
  return withSupportAddress(answer, process.env['SUPPORT_ADDRESS']);
}

/** By the path of an HTTP API's route. */
const routes: Readonly<Record<string, (event: unknown) => Promise<PageAnswer>>> = {
  '/feed.atom': feed,
  '/feed.json': feed,
  '/companies/{slug}': companyPage,
};

/** `routeKey` is a method and a path. */
const Request = z.object({ field: z.string().default(''), routeKey: z.string().default('') });

/**
 * The public lists of jobs, companies, a person's matches and alert preview and, over HTTP, the feeds and pages of
 * companies: one function, since it has the jobs in memory. Ids come from memory, cards from one read of the table.
 */
export async function handler(event: unknown) {
  const { field, routeKey } = Request.parse(event);
  const serve = routes[routeKey.slice(routeKey.indexOf(' ') + 1)];
  if (serve) return serve(event);
  const resolve = fields[field];
  if (!resolve) throw new Error(`No resolver for ${field || routeKey}. Add it to listing.handler.ts.`);
  return resolveField(() => resolve(event));
}
