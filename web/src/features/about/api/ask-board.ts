import * as z from 'zod/mini';
import type {
  Job,
  JobFiltersInput,
  JobPage,
  QueryListJobsByFiltersArgs,
} from '../../../generated/contract.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';

/** What /about-us wants to know of a job. */
export type SeenJob = Pick<Job, 'fullCompanyName' | 'isRemote' | 'jobDetected' | 'specializations'>;

/** A page of the board with no more than that. */
export type SeenPage = Pick<JobPage, 'nextToken'> & { readonly items: readonly SeenJob[] };

const document =
  'query About($input: JobFiltersInput!) { listJobsByFilters(input: $input) ' +
  '{ items { fullCompanyName isRemote jobDetected specializations } nextToken } }';

const answer: z.ZodMiniType<{ listJobsByFilters: SeenPage }> = z.object({
  listJobsByFilters: z.object({
    items: z.array(
      z.object({
        fullCompanyName: z.string(),
        isRemote: z.boolean(),
        jobDetected: z.string(),
        specializations: z.array(z.string()),
      }),
    ),
    nextToken: z.nullable(z.string()),
  }),
});

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** One page of the board. Throws a `Failure`, also when no answer came in time. */
export async function askBoard(input: JobFiltersInput, signal: AbortSignal): Promise<SeenPage> {
  const tooLate = AbortSignal.timeout(PATIENCE);
  const variables: QueryListJobsByFiltersArgs = { input };
  const body = JSON.stringify({ query: document, variables });
  try {
    return answer.parse(await callService(body, AbortSignal.any([signal, tooLate]))).listJobsByFilters;
  } catch (error) {
    throw tooLate.aborted && !signal.aborted ? new Failure('Unreachable') : error;
  }
}

/** The part of a page's first jobs that `belongs` to what is asked for, and whether more of them may follow. */
export interface Run {
  readonly jobs: readonly SeenJob[];
  readonly isWhole: boolean;
}

/**
 * Reads on from the first page as long as every job belongs and `enough` is not reached, `most` pages at most. The
 * board's order must put the jobs that belong first. Throws a `Failure`.
 */
export async function readWhile(
  ask: (nextToken: string | null) => Promise<SeenPage>,
  belongs: (job: SeenJob) => boolean,
  { most, enough }: { readonly most: number; readonly enough: (jobs: readonly SeenJob[]) => boolean },
): Promise<Run> {
  const jobs: SeenJob[] = [];
  let nextToken: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const { items, nextToken: next = null } = await ask(nextToken);
    const belonging = items.filter(belongs);
    jobs.push(...belonging);
    if (next === null || belonging.length < items.length) return { jobs, isWhole: true };
    if (enough(jobs)) break;
    nextToken = next;
  }
  return { jobs, isWhole: false };
}
