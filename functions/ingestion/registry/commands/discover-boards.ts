import { readFileSync, writeFileSync } from 'node:fs';
import type { Lookup } from '../../reading/board-address.ts';
import { type BoardStore, newBoard } from '../board-store.ts';
import { checkCandidate } from '../discovery/check-candidate.ts';
import { COMMON_CRAWL_URL, commonCrawl } from '../discovery/common-crawl.ts';
import { CRAWL_PATTERNS } from '../discovery/crawl-patterns.ts';
import { discover, type Search } from '../discovery/discover.ts';
import { type HostQueue, hostQueue, type QueueDeps } from '../discovery/host-queue.ts';
import { parseCompanies } from '../discovery/parse-companies.ts';
import { openProgress, type Progress } from '../discovery/progress.ts';
import { pageReader } from '../discovery/read-page.ts';
import type { Recognizer } from '../discovery/recognizer.ts';
import { formatReport } from '../discovery/report.ts';
import { searchCompany } from '../discovery/search-company.ts';
import { searchCrawls } from '../discovery/search-crawls.ts';
import { JAZZHR_FEEDS_URL, searchJazzHr } from '../discovery/search-jazzhr.ts';
import { searchTenants, TENANTS } from '../discovery/search-tenants.ts';
import type { DiscoverOptions } from './discover-options.ts';
import type { Entry } from './register-boards.ts';

export interface Deps extends QueueDeps {
  /** Absent if boards are only written to a file. */
  readonly registry?: Pick<BoardStore, 'add' | 'list'> | undefined;
  /** Systems that are not searched and whose boards are not asked. */
  readonly switchedOff: ReadonlySet<string>;
  readonly starter: readonly Entry[];
  readonly recognizer: Recognizer;
  readonly fetch: typeof fetch;
  /** Refuses addresses that are not public, for hosts that are found on pages. */
  readonly publicFetch: typeof fetch;
  readonly lookup: Lookup;
  /** Addresses that replace those of Common Crawl, JazzHR's feeds, companies' sites and vendors. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
}

/** Between two requests to a host. Fakes need no pause. */
const PAUSE_MS = 500;

/** How many companies' sites are read at a time. */
const COMPANY_LANES = 8;

/** Searches for boards, checks them, registers or writes the readable ones, and logs its progress and a report. */
export async function discoverBoards(deps: Deps, chosen: DiscoverOptions): Promise<void> {
  const options = { ...chosen, system: chosen.system.filter((ats) => !deps.switchedOff.has(ats)) };
  for (const ats of chosen.system.filter((name) => deps.switchedOff.has(name)))
    deps.log(`The system '${ats}' is switched off, so its boards are neither searched nor asked.`);
  const progress = openProgress(options.progress);
  const start = progress.events.length;
  const pauseMs = deps.environment['COMMON_CRAWL_URL'] === undefined ? PAUSE_MS : 0;
  const context = { ...deps, queue: hostQueue(deps, pauseMs) };
  const registered = (await deps.registry?.list()) ?? [];
  const starter = options.output === undefined ? [] : deps.starter;
  const boards = [...registered, ...starter.map(({ ats, board }) => ({ ats, slug: board }))];
  const known = new Set(boards.map(({ ats, slug }) => `${ats}:${slug}`.toLowerCase()));
  await discover(
    {
      progress,
      known,
      searches: listSearches(context, options, boards),
      tenantsOf: (found) => searchTenants(context, found),
      check: (candidate) => checkCandidate(context, candidate),
      async register({ ats, slug, company }) {
        if (options.output !== undefined) return;
        await deps.registry?.add(newBoard({ ats, slug, company, favorite: false }, deps.now()));
      },
      log: deps.log,
    },
    { systems: options.system, limit: options.isDryRun ? 0 : options.limit },
  );
  if (options.output !== undefined) writeFileSync(options.output, formatEntries(readableBoards(progress)));
  for (const line of ['', ...formatReport(progress.events, known, start)]) deps.log(line);
}

type Context = Deps & { readonly queue: HostQueue };

function listSearches(
  context: Context,
  { sources, system, from }: DiscoverOptions,
  boards: readonly { readonly ats: string; readonly slug: string }[],
): Search[] {
  const { environment, recognizer } = context;
  const searches: Search[] = [];
  if (sources.some((name) => name === 'common-crawl')) {
    const index = commonCrawl(context, environment['COMMON_CRAWL_URL'] ?? COMMON_CRAWL_URL);
    for (const ats of system.filter((name) => CRAWL_PATTERNS[name]))
      searches.push({ name: `common-crawl ${ats}`, tasks: searchCrawls(index, recognizer, ats) });
  }
  if (sources.some((name) => name === 'jazzhr-feeds') && system.includes('jazzhr')) {
    const origin = environment['JAZZHR_FEEDS_URL'] ?? JAZZHR_FEEDS_URL;
    searches.push({ name: 'jazzhr-feeds', tasks: searchJazzHr(context, origin) });
  }
  if (sources.some((name) => name === TENANTS)) {
    const wanted = boards.filter(({ ats }) => system.includes(ats));
    searches.push({ name: TENANTS, tasks: searchTenants(context, wanted) });
  }
  if (from !== undefined && sources.some((name) => name === 'companies')) {
    const sites = environment['COMPANY_SITES_URL'];
    // The fakes' address is private.
    const fetch = sites === undefined ? context.publicFetch : context.fetch;
    const reader = pageReader({ ...context, fetch, sites });
    const companies = parseCompanies(readFileSync(from, 'utf8'));
    for (let lane = 0; lane < COMPANY_LANES; lane += 1) {
      const share = companies.filter((_, index) => index % COMPANY_LANES === lane);
      const tasks = share.map((company) => searchCompany(reader, recognizer, company));
      searches.push({ name: 'companies', tasks });
    }
  }
  return searches;
}

function readableBoards({ events }: Progress): Entry[] {
  const readable = events.flatMap((event) =>
    event.kind === 'checked' && event.outcome === 'readable'
      ? [{ ats: event.ats, board: event.slug, company: event.company, favorite: false }]
      : [],
  );
  return readable.sort((one, other) => (`${one.ats} ${one.board}` < `${other.ats} ${other.board}` ? -1 : 1));
}

const formatEntries = (entries: readonly Entry[]): string =>
  [
    'ats\tslug\tcompany',
    ...entries.map(({ ats, board, company }) => [ats, board, company].join('\t')),
    '',
  ].join('\n');
