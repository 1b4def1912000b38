import { setTimeout as sleep } from 'node:timers/promises';
import { extractJobFacts, type JobFacts } from '../../../postings/job-facts.ts';
import type { Posting } from '../../../postings/posting.ts';
import type { Rejection } from '../../../postings/qualify-posting.ts';
import { adapterOf } from '../../adapters/adapters.ts';
import { type Lookup, publicOrigin } from '../../reading/board-address.ts';
import { createBoardFetch } from '../../reading/board-fetch.ts';
import { type BoardRequest, fetchBoard, requestPage } from '../../reading/fetch-board.ts';
import { NO_VALIDATORS } from '../../reading/fetch-page.ts';
import { requestBudget } from '../../reading/request-budget.ts';

export interface Deps {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly lookup: Lookup;
  readonly fetch?: typeof fetch;
}

export interface CheckResult {
  readonly isReadable: boolean;
  readonly lines: readonly string[];
}

const MAX_SAMPLES = 3;

/** Enough for boards of some thousand postings. */
const MAX_REQUESTS = 200;
const MAX_MS = 120_000;

const REJECTION_LABELS: Readonly<Record<Rejection['reason'], string>> = {
  'no-title': 'without a readable title',
  'talent-pool': 'for a talent pool instead of a job',
  'not-a-tech-job': 'for other than office jobs at technology companies',
  undecided: 'with a title that does not name the kind of work',
};

/** Reads a board live, as the service would, and reports what it would import. Writes nothing. */
export async function checkBoard(deps: Deps, ats: string, slug: string): Promise<CheckResult> {
  const adapter = adapterOf(ats);
  let origin: string;
  try {
    origin = await publicOrigin(adapter, slug, deps.environment, deps.lookup);
  } catch (error) {
    return notReadable(error instanceof Error ? error.message : String(error));
  }
  const now = () => new Date();
  const pause = async (ms: number) => void (await sleep(ms));
  const request: BoardRequest = {
    adapter,
    origin,
    slug,
    company: '',
    trust: 'trusted',
    last: NO_VALIDATORS,
    budget: requestBudget(MAX_REQUESTS, new Date(Date.now() + MAX_MS), now),
    fetch: createBoardFetch({ ...deps, now, sleep: pause }, adapter, slug),
    sleep: pause,
  };
  const response = await fetchBoard(request);
  if (response.kind === 'unchanged') return notReadable('The board answered "unchanged" to a first request.');
  if (response.kind === 'failed') {
    const wait = response.retryAfter === undefined ? '' : ` It asks to wait ${response.retryAfter} s.`;
    return notReadable(response.message + wait);
  }
  const { postings, unreadable, partial } = response.reading;
  const results = postings.map((posting) => ({ posting, facts: extractJobFacts(posting) }));
  const jobs = results.filter(({ facts }) => !('reason' in facts));
  const lines = [
    `Readable: ${postings.length === 0 ? 'no jobs' : `${postings.length} postings`}.`,
    ...unreadable
      .slice(0, 1)
      .map(({ error }) => `Not readable: ${unreadable.length} postings. The first one: ${error}`),
    ...(partial ? [partial] : []),
    `Jobs: ${jobs.length}. Rejected: ${results.length - jobs.length}.`,
    ...rejectionLines(results.map(({ facts }) => facts)),
  ];
  for (const { posting } of jobs.slice(0, MAX_SAMPLES))
    lines.push('', ...sampleLines(await fetchDetail(request, posting)));
  return { isReadable: true, lines };
}

const notReadable = (message: string): CheckResult => ({
  isReadable: false,
  lines: [`Not readable. ${message}`],
});

function rejectionLines(results: readonly (JobFacts | Rejection)[]): string[] {
  const rejections = results.filter((result) => 'reason' in result);
  return [...Map.groupBy(rejections, ({ reason }) => reason)]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(
      ([reason, { length, 0: first }]) =>
        `  ${length} ${REJECTION_LABELS[reason]}, for example: ${first?.message}`,
    );
}

/** Returns the posting as listed if its detail cannot be fetched. */
async function fetchDetail(request: BoardRequest, posting: Posting): Promise<Posting> {
  const { detail } = request.adapter;
  if (!detail) return posting;
  const result = await requestPage(request, detail.request(request.slug, posting));
  return result.kind === 'body' ? detail.addDetail(posting, result.body) : posting;
}

function sampleLines(posting: Posting): string[] {
  const facts = extractJobFacts(posting);
  if ('reason' in facts) return [posting.title, `  ${facts.message}`];
  const { title, role, jobType, workplace, jobLocation, compensation } = facts;
  return [
    `${title} (${role}, ${jobType}, ${workplace})`,
    `  ${jobLocation}`,
    `  ${compensation}`,
    `  ${posting.url}`,
  ];
}
