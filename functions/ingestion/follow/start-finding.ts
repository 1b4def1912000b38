import { assertPublicHost, type Lookup } from '../reading/board-address.ts';
import type { RobotsCache } from '../reading/robots.ts';
import { checkCandidate } from '../registry/discovery/check-candidate.ts';
import { pageReader } from '../registry/discovery/read-page.ts';
import { searchCompany } from '../registry/discovery/search-company.ts';
import { recognizeUrl } from '../registry/recognize.ts';
import { recognizePage } from '../registry/recognize-page.ts';
import { claimingFetch } from './check-fetch.ts';
import { checkQueue, MAX_CHECK_MS } from './check-queue.ts';
import { type ClaimDeps, claimHost } from './claim-host.ts';
import type { FindDeps } from './find-board.ts';
import type { RegisteredCompanies } from './registered-companies.ts';

export interface StartDeps extends ClaimDeps {
  readonly fetch: typeof fetch;
  readonly lookup: Lookup;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly now: () => Date;
  readonly robots: RobotsCache;
}

/**
 * Creates what one check may do: it asks public hosts only, as robots.txt allows, and each as often as its
 * claims allow.
 */
export function startFinding(deps: StartDeps, { known, isReadable }: RegisteredCompanies): FindDeps {
  const { environment, lookup } = deps;
  const deadline = AbortSignal.timeout(MAX_CHECK_MS);
  const fetch = claimingFetch(deps.fetch, (host) => claimHost(deps, host), deadline);
  const context = { ...deps, fetch, queue: checkQueue(deps) };
  const recognizer = {
    recognizeUrl: (text: string) => recognizeUrl(text, known),
    recognizePage: (html: string, url: string) => recognizePage(html, url, known),
  };
  const assertPublic = (host: string) => assertPublicHost(host, lookup);
  const reader = pageReader({ ...context, assertPublic, sites: environment['COMPANY_SITES_URL'] });
  return {
    check: (candidate) => checkCandidate(context, candidate),
    search: (homepage) => searchCompany(reader, recognizer, { name: '', homepage }).search(),
    isReadable,
  };
}
