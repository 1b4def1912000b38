import { adapterOf } from '../../adapters/adapters.ts';
import { type Lookup, publicOrigin } from '../../reading/board-address.ts';
import { type Candidate, candidateId, type SearchTask } from './candidate.ts';
import type { HostQueue } from './host-queue.ts';
import { readText } from './read-text.ts';
import { type Recognizer, recognizeAll } from './recognizer.ts';
import { sitemapsInRobots, urlsInSitemap } from './sitemap-urls.ts';

export const TENANTS = 'tenants';

/** A tenant with more sites has one per brand or region, with much the same postings. */
const MAX_SITES = 20;

interface TenantFile {
  readonly path: string;
  readonly urlsIn: (text: string) => string[];
  /** Whether the board's host belongs to one tenant. */
  readonly hasTenant: (slug: string) => boolean;
}

/** Files in which a tenant lists its public boards, spelled exactly. */
const TENANT_FILES: Readonly<Record<string, TenantFile>> = {
  workday: {
    path: '/robots.txt',
    urlsIn: sitemapsInRobots,
    hasTenant: (slug) => /^[\w-]+\.wd\d+\.myworkdayjobs\.com~/.test(slug),
  },
  icims: { path: '/sitemap.xml', urlsIn: urlsInSitemap, hasTenant: () => true },
};

export interface TenantDeps {
  readonly queue: HostQueue;
  readonly fetch: typeof fetch;
  readonly recognizer: Recognizer;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly lookup: Lookup;
}

/** Returns one search for each tenant of these boards that may list its boards. */
export function searchTenants(
  deps: TenantDeps,
  boards: readonly Pick<Candidate, 'ats' | 'slug'>[],
): SearchTask[] {
  const tasks = boards.flatMap(({ ats, slug }) => {
    const file = TENANT_FILES[ats];
    if (!file?.hasTenant(slug)) return [];
    const name = `${ats} ${tenantOf(slug)}${file.path}`;
    return [{ source: TENANTS, name, search: () => listBoards(deps, ats, slug, file) }];
  });
  return [...new Map(tasks.map((task) => [task.name, task])).values()];
}

async function listBoards(
  { queue, fetch, recognizer, environment, lookup }: TenantDeps,
  ats: string,
  slug: string,
  { path, urlsIn }: TenantFile,
): Promise<Candidate[]> {
  const url = new URL((await publicOrigin(adapterOf(ats), slug, environment, lookup)) + path);
  const { status, text } = await queue.run(url.host, () => readText(fetch, url));
  if (status === 429 || status >= 500) throw new Error(`${url} answered with status ${status}.`);
  return recognizeAll(recognizer, urlsIn(text))
    .filter((found) => found.ats === ats && tenantOf(found.slug) === tenantOf(slug))
    .slice(0, MAX_SITES);
}

const tenantOf = (slug: string): string => (slug.split('~', 1)[0] ?? slug).toLowerCase();

/**
 * Replaces boards by those that their tenants list: a path's case is lost in some sources, and boards that a
 * tenant doesn't list are internal or gone. Boards of tenants that list nothing stay.
 */
export function replaceByListed(candidates: readonly Candidate[], listed: readonly Candidate[]): Candidate[] {
  const tenants = new Set(listed.map(({ ats, slug }) => `${ats} ${tenantOf(slug)}`));
  const known = new Map(candidates.map((candidate) => [candidateId(candidate).toLowerCase(), candidate]));
  const exact = listed.map((board) => ({ ...known.get(candidateId(board).toLowerCase()), ...board }));
  return [...candidates.filter(({ ats, slug }) => !tenants.has(`${ats} ${tenantOf(slug)}`)), ...exact];
}
