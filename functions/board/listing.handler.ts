import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { currentMatches, MatchesInput, readMatchesToken } from '../delivery/preview/current-matches.ts';
import { previewer } from '../delivery/preview/preview.ts';
import { matchReason } from '../matching/match-reason.ts';
import type { Place } from '../places/place.ts';
import { wantedFirst } from '../places/wanted-first.ts';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { requireEnv } from '../platform/require-env.ts';
import type { Job } from '../table/job.ts';
import { openTable } from '../table/table.ts';
import { User } from '../table/user.ts';
import { withSupportAddress } from './built-pages.ts';
import { CompanyPageRequest, type CompanyPages, serveCompanyPage } from './company/company-page.ts';
import { readCompany } from './company/read-company.ts';
import { FeedRequest, serveFeed } from './feed/serve-feed.ts';
import { type Filters, LIST_INPUTS, parseFilters, resumeTime } from './filters.ts';
import { findAlternatives } from './index/alternatives.ts';
import { cutPage, type PageShape } from './index/page.ts';
import { suggestTitles } from './index/suggest-titles.ts';
import { titleKeyIndex } from './index/title-key-index.ts';
import { liveListing } from './live-listing.ts';
import { listingLog, packedLog } from './log/listing-log.ts';
import { packedHourStore } from './log/packed-hour-store.ts';

const now = () => Date.now();
const table = openTable();
const log = listingLog(table);
const listing = liveListing(packedLog(log, packedHourStore(table), now), now);
const titlesWithKeys = titleKeyIndex();
const previewOf = previewer(titlesWithKeys);

const Field = z.object({
  field: z.literal(Object.keys(LIST_INPUTS) as (keyof typeof LIST_INPUTS)[]),
  arguments: z.object({ input: z.unknown() }),
  selection: z.array(z.string()).nullish(),
});

/** The paths of a JobPage that can be answered without reading cards. */
const COUNT_PATHS = new Set(
  (
    'specializations specializationCounts specializationCounts/name specializationCounts/count nextToken total ' +
    'totalToday totalRemote totalRemoteToday totalCompanies topCompanies topCompanies/name topCompanies/count totalOfAll asOf correctedTitle ' +
    'titleSuggestions titleSuggestions/title titleSuggestions/jobs ' +
    'alternatives alternatives/filter alternatives/role alternatives/total'
  ).split(' '),
);

const MAX_TOP_COMPANIES = 8;

interface Wanted {
  readonly withCards: boolean;
  readonly withTitles?: boolean;
  readonly withAlternatives?: boolean;
}

/** Returns the open jobs with their wanted places first. A browser can't sort them: it doesn't know a region's places. */
const openJobs = (jobs: readonly Job[], wanted: readonly Place[]): Job[] =>
  jobs
    .filter(({ closedAt }) => closedAt === null)
    .map((job) => ({ ...job, locations: wantedFirst(job.locations, wanted) }));

/** Returns a page without the jobs that closed after its moment; reads no cards unless they are asked for. */
async function readPage(filters: Filters, wanted: Wanted, shape: PageShape = {}) {
  const { withCards, withTitles = false, withAlternatives = false } = wanted;
  const since = resumeTime(filters);
  const current = await listing(since);
  const { jobIds, ...counts } = cutPage(current, filters, Math.max(current.settledAt, since), shape);
  const cards = withCards ? await log.cards(jobIds) : [];
  const title = counts.correctedTitle ?? filters.title;
  const asOf = Date.parse(counts.asOf);
  const isEmpty = counts.total === 0 && !filters.detectedAfter;
  const { city, state, country } = filters;
  return {
    ...counts,
    items: openJobs(cards, [{ city: city ?? '', state: state ?? '', country: country ?? '' }]),
    titleSuggestions: withTitles ? suggestTitles(current, { ...filters, title }, asOf) : [],
    alternatives: withAlternatives && isEmpty ? findAlternatives(current, filters, asOf) : [],
  };
}

function refuseLeaving({ leavingAt }: User): void {
  if (leavingAt) throw new Fault('NotFound', 'This account is being deleted.');
}

const Preview = z.object({ field: z.literal('previewAlerts'), person: User });

/** Returns what a person would have been alerted to, with the newest jobs as cards. */
async function readPreview(person: User) {
  refuseLeaving(person);
  const { jobIds, ...counts } = previewOf(await listing(), person);
  const cards = await log.cards(jobIds);
  return { ...counts, items: openJobs(cards, person.locations) };
}

const Matches = z.object({ field: z.literal('listMatches'), person: User, input: MatchesInput });

/** Returns a page of the jobs that match a person, with the reasons. */
async function readMatches({ person, input }: z.infer<typeof Matches>) {
  refuseLeaving(person);
  const current = await listing(readMatchesToken(input)?.asOf);
  const { jobIds, ...page } = currentMatches(current, person, input, titlesWithKeys);
  const reasonOf = matchReason(person, new Date(now()));
  const cards = await log.cards(jobIds);
  const items = openJobs(cards, person.locations).flatMap((job) => {
    const reason = reasonOf(job);
    return reason === undefined ? [] : [{ job, reason }];
  });
  return { ...page, items };
}

const Company = z.object({ field: z.literal('getCompany'), arguments: z.object({ slug: z.string() }) });

const fileUrl = (name: string) => new URL(name, import.meta.url);

/** The site's build writes this module and the pages it fills (web/src/app/render-page.tsx). Lists go without them. */
async function loadPages(): Promise<CompanyPages> {
  const read = (name: string) => readFileSync(fileUrl(name), 'utf8');
  const { renderCompany } = (await import(fileUrl('./render-page.mjs').href)) as Pick<
    CompanyPages,
    'renderCompany'
  >;
  return { shell: read('./company.html'), notFound: read('./404.html'), renderCompany };
}

/**
 * The public lists of jobs, companies, a person's matches and alert preview and, over HTTP, the feeds and pages of
 * companies: one function, since it has the jobs in memory. Ids come from memory, cards from one read of the table.
 */
export async function handler(event: unknown) {
  const companyPage = CompanyPageRequest.safeParse(event);
  if (companyPage.success) {
    const answer = await serveCompanyPage(companyPage.data, {
      origin: requireEnv('SITE_URL'),
      loadPages,
      readCompany: (slug) => readCompany(table, slug, now()),
      readJobs: (company) => readPage(parseFilters({ company }), { withCards: true }, { newestFirst: true }),
    });
    return withSupportAddress(answer, process.env['SUPPORT_ADDRESS']);
  }
  const feed = FeedRequest.safeParse(event);
  if (feed.success) {
    return serveFeed(feed.data, requireEnv('SITE_URL'), (filters, shape) =>
      readPage(filters, { withCards: true }, shape),
    );
  }
  return resolveField(() => {
    const preview = Preview.safeParse(event);
    if (preview.success) return readPreview(preview.data.person);
    const matches = Matches.safeParse(event);
    if (matches.success) return readMatches(matches.data);
    const company = Company.safeParse(event);
    if (company.success) return readCompany(table, company.data.arguments.slug, now());
    const {
      field,
      arguments: { input },
      selection,
    } = Field.parse(event);
    const withCards = !selection?.every((path) => COUNT_PATHS.has(path));
    const withTitles = selection?.includes('titleSuggestions') === true;
    const withAlternatives = selection?.includes('alternatives') === true;
    const topCompanies = selection?.includes('topCompanies') ? MAX_TOP_COMPANIES : 0;
    const wanted = { withCards, withTitles, withAlternatives };
    return readPage(parseFilters(input, field), wanted, { topCompanies });
  });
}
