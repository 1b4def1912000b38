import { undefinedOn } from '../../../platform/undefined-on.ts';
import type { Posting } from '../../../postings/posting.ts';
import { qualifyPosting } from '../../../postings/qualify-posting.ts';
import { adapterOf } from '../../adapters/adapters.ts';
import { AnswerError } from '../../parsing/answer-error.ts';
import { hostOf, type Lookup, publicOrigin } from '../../reading/board-address.ts';
import { createBoardFetch } from '../../reading/board-fetch.ts';
import { type BoardRequest, type BoardResponse, fetchBoard, requestPage } from '../../reading/fetch-board.ts';
import { NO_VALIDATORS } from '../../reading/fetch-page.ts';
import { requestBudget } from '../../reading/request-budget.ts';
import type { RobotsCache } from '../../reading/robots.ts';
import type { Candidate } from './candidate.ts';
import type { HostQueue } from './host-queue.ts';
import type { Outcome } from './progress.ts';
import { retryAfterOf } from './read-text.ts';
import { findTestTenant } from './test-tenant.ts';
import { verifyCompany } from './verify-company.ts';

export interface CheckDeps {
  readonly queue: HostQueue;
  readonly fetch: typeof fetch;
  readonly lookup: Lookup;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly now: () => Date;
  readonly robots?: RobotsCache;
}

export interface CandidateCheck {
  readonly outcome: Outcome;
  /** The employer's name as verified; may be empty. */
  readonly company: string;
  readonly message: string;
}

/** Of the list. Sitemaps are found by the way of robots.txt and of each other. */
const MAX_PAGES = 1;
const MAX_SITEMAPS = 8;

/** Of postings that are nothing without their details. */
const MAX_DETAILS = 3;

const MAX_MS = 60_000;

/** Vendors' answers for a board that doesn't exist: also redirects to their own site. */
const isGone = (status: number): boolean =>
  status === 404 || status === 410 || status === 422 || (status >= 300 && status < 400);

/** Asks the vendor for the board once. Never throws for what the vendor answers. */
export async function checkCandidate(deps: CheckDeps, candidate: Candidate): Promise<CandidateCheck> {
  const { ats, slug } = candidate;
  const named = findTestTenant(slug, []);
  if (named) return { outcome: 'rejected', company: '', message: named };
  const adapter = adapterOf(ats);
  try {
    const origin = await publicOrigin(adapter, slug, deps.environment, deps.lookup);
    const host = hostOf(adapter, slug, deps.environment);
    const answer = await deps.queue.run(host, () => readBoardOnce(deps, origin, candidate));
    return judge(candidate, answer);
  } catch (error) {
    return {
      outcome: 'failed',
      company: '',
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

interface BoardAnswer {
  readonly response: BoardResponse;
  /** Of the last response. */
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly postings: readonly Posting[];
  /** The system requires details of postings, and there was none. */
  readonly lacksDetails: boolean;
}

async function readBoardOnce(
  deps: CheckDeps,
  origin: string,
  { ats, slug }: Candidate,
): Promise<BoardAnswer> {
  let last: Response | undefined;
  const recorded: typeof fetch = async (input, init) => {
    last = await deps.fetch(input, init);
    return last;
  };
  const adapter = adapterOf(ats);
  const sleep = async (ms: number) => void (await deps.sleep(ms));
  const budget = (requests: number) =>
    requestBudget(requests, new Date(deps.now().getTime() + MAX_MS), deps.now);
  const request: BoardRequest = {
    adapter,
    origin,
    slug,
    company: '',
    // What it says of itself decides nothing yet.
    trust: 'trusted',
    last: NO_VALIDATORS,
    budget: budget(adapter.detail?.isRequired ? MAX_SITEMAPS : MAX_PAGES),
    fetch: createBoardFetch({ ...deps, fetch: recorded, sleep }, adapter, slug),
    sleep,
  };
  const response = await fetchBoard(request);
  const status = last?.status ?? 0;
  const retryAfter = last && response.kind === 'failed' ? retryAfterOf(last) : undefined;
  const postings = response.kind === 'read' ? response.reading.postings : [];
  const detailed = await addDetail({ ...request, budget: budget(MAX_DETAILS) }, postings);
  const lacksDetails = adapter.detail?.isRequired === true && detailed === undefined;
  return { response, status, retryAfter, postings: detailed ?? postings, lacksDetails };
}

/**
 * Fetches the detail of a posting, if the system requires details or its list states no employer. Returns
 * undefined if there is none: a page of a site may not be a posting's, so that the first three are tried.
 */
async function addDetail(
  request: BoardRequest,
  postings: readonly Posting[],
): Promise<readonly Posting[] | undefined> {
  const { adapter, slug } = request;
  const { detail } = adapter;
  const isStated = postings.some(({ company }) => company !== '' && company !== slug);
  if (!detail || (isStated && !detail.isRequired)) return postings;
  for (const posting of postings.slice(0, detail.isRequired ? MAX_DETAILS : 1)) {
    const result = await requestPage(request, detail.request(slug, posting));
    if (result.kind !== 'body') continue;
    const { body } = result;
    const detailed = undefinedOn([AnswerError], () => detail.addDetail(posting, body));
    if (detailed) return [detailed, ...postings.filter((other) => other !== posting)];
  }
  return undefined;
}

function judge(
  candidate: Candidate,
  { response, status, postings, lacksDetails }: BoardAnswer,
): CandidateCheck {
  const result = (outcome: Outcome, message: string, company = '') => ({ outcome, company, message });
  if (response.kind === 'failed') return result(isGone(status) ? 'gone' : 'failed', response.message);
  if (postings.length === 0) return result('empty', 'The board shows no postings, which proves nothing.');
  if (lacksDetails) return result('failed', 'No page that was tried describes a job.');
  const test = findTestTenant(
    '',
    postings.map(({ title }) => title),
  );
  if (test) return result('rejected', test);
  const verdict = verifyCompany(candidate, postings);
  if ('rejection' in verdict) return result('rejected', verdict.rejection);
  const titled = postings.filter(({ title }) => title !== '');
  const jobs = titled.filter((posting) => !('reason' in qualifyPosting(posting)));
  if (titled.length > 0 && jobs.length === 0)
    return result('unrelated', `None of ${titled.length} postings is a tech job.`, verdict.company);
  return result('readable', `${jobs.length} of ${titled.length} postings are jobs.`, verdict.company);
}
