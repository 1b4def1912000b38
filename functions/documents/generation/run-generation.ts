import type { Completion, FailureReason } from '../../llm/completion.ts';
import type { Provider } from '../../llm/provider.ts';
import { retryDelaySeconds } from '../../llm/question.ts';
import type { Key } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import type { Fields, GenerationJob } from './generation-job.ts';
import type { GenerationStore } from './generation-store.ts';

/** The dependencies of all generators. */
export interface GeneratorDeps {
  readonly table: Table;
  readonly provider: Provider;
  /** Emits the metrics of one completion. */
  readonly recordUsage: (feature: string, completion: Completion<unknown>) => void;
  readonly now: () => Date;
}

/** The result of one attempt. `failed` is a sentence for the person; `retryAfter` is in seconds. */
export type Outcome =
  | { readonly ready: Fields }
  | { readonly failed: string }
  | { readonly retry: FailureReason; readonly why: string; readonly retryAfter?: number };

/**
 * Generates one document. `saveProgress` throws if the job was deleted or has ended; generators let that error pass.
 */
export type Generate = (
  job: GenerationJob,
  saveProgress: (fields: Fields) => Promise<void>,
) => Promise<Outcome>;

/** Generates one kind of document. */
export interface DocumentGenerator {
  readonly store: Pick<GenerationStore, 'claim' | 'release' | 'saveProgress' | 'complete' | 'fail'>;
  readonly generate: Generate;
  /** The sentence for the person if the provider keeps failing. */
  readonly failureMessage: string;
  /** Attributes to clear when the job fails, such as the partial document. */
  readonly clearOnFailure: Fields;
  readonly now: () => Date;
}

const MAX_ATTEMPTS = 3;

/** How long to wait for a job that another worker has claimed. */
const CLAIMED_DELAY_SECONDS = 30;

class JobGone extends Error {}

/**
 * Runs one attempt at a job. Returns the seconds to wait before the next attempt, or undefined if nothing is
 * left to do, which includes a job that was deleted.
 */
export async function runGeneration(
  generator: DocumentGenerator,
  key: Key,
  attempt: number,
): Promise<number | undefined> {
  const { store, generate, failureMessage, clearOnFailure, now } = generator;
  const job = await store.claim(key, now());
  if (job === undefined) return undefined;
  if (job === 'claimed') return CLAIMED_DELAY_SECONDS;
  try {
    const outcome = await generate(job, async (fields) => {
      if (!(await store.saveProgress(job, fields))) throw new JobGone();
    });
    if ('ready' in outcome) {
      await store.complete(job, outcome.ready);
      return undefined;
    }
    if ('failed' in outcome) {
      await store.fail(job, outcome.failed, clearOnFailure);
      return undefined;
    }
    const delay = retryDelaySeconds(attempt, outcome.retryAfter);
    const isTooLate = now().getTime() + delay * 1000 >= Date.parse(job.until);
    if (attempt >= MAX_ATTEMPTS || isTooLate) {
      await store.fail(job, failureMessage, clearOnFailure);
      return undefined;
    }
    await store.release(job);
    return delay;
  } catch (error) {
    if (error instanceof JobGone) return undefined;
    await store.release(job);
    throw error;
  }
}
