import type { OracleContent } from './oracle-content.ts';
import { jaccard } from './oracle-content.ts';

export interface OraclePosting {
  readonly name: string;
  readonly board: string;
  readonly content: OracleContent;
}

/** `lead` is the content of the job's first posting. `closedAt` is in milliseconds. */
export interface OracleJob {
  readonly id: string;
  vacancy: string;
  lead: OracleContent;
  postings: OraclePosting[];
  closedAt: number | undefined;
  /** What matching reads. */
  readonly matchedFacts: () => OracleFacts;
}

/** The fields that matching reads: the places, and all others as text. */
export interface OracleFacts {
  readonly others: string;
  readonly places: readonly string[];
}

/** Whether a change may concern people whom the job didn't concern before: only then it is matched again. */
export const concernsOthers = (before: OracleFacts, after: OracleFacts): boolean =>
  before.others !== after.others ||
  after.places.some((place) => !before.places.includes(place)) ||
  (after.places.length === 0 && before.places.length > 0);

/** How long a closed job can reopen, in milliseconds. */
const REOPEN_MS = 30 * 86_400_000;

/** Maximum jobs per vacancy that new postings can join, latest first. */
const MAX_REMEMBERED = 40;

/** Maximum postings per job. */
const MAX_POSTINGS = 200;

/** Decides whether two texts describe the same vacancy. */
export type SameVacancyCheck = (one: string, other: string) => boolean;

/**
 * A pair close to the similarity threshold: `similarity` is the Jaccard similarity, and `isSame` is the result of the check.
 */
export interface CloseCall {
  readonly posting: string;
  readonly job: string;
  readonly similarity: number;
  readonly isSame: boolean;
}

/** Minimum Jaccard similarity of two texts about one vacancy. The product's estimate is within `ESTIMATE_ERROR` of it. */
export const SIMILARITY_THRESHOLD = 0.8;
const ESTIMATE_ERROR = 0.15;

export class OracleJobs {
  readonly all: OracleJob[] = [];
  readonly closeCalls: CloseCall[] = [];
  /** Number of open jobs that new postings can no longer join. */
  forgotten = 0;
  readonly #known = new Map<string, OracleJob[]>();
  readonly #check: SameVacancyCheck;

  constructor(check: SameVacancyCheck) {
    this.#check = check;
  }

  /** Returns the latest job that a posting can join at `at`, in milliseconds. */
  findJob({ name, content }: OraclePosting, at: number): OracleJob | undefined {
    return this.#known
      .get(content.vacancy)
      ?.find(
        (job) =>
          job.vacancy === content.vacancy &&
          (job.closedAt === undefined || at - job.closedAt <= REOPEN_MS) &&
          job.postings.length < MAX_POSTINGS &&
          this.#isSameVacancy(job, name, content),
      );
  }

  #isSameVacancy(job: OracleJob, posting: string, content: OracleContent): boolean {
    const similarity = jaccard(job.lead.trigrams, content.trigrams);
    if (Math.abs(similarity - SIMILARITY_THRESHOLD) >= ESTIMATE_ERROR)
      return similarity > SIMILARITY_THRESHOLD;
    const isSame = this.#check(job.lead.text, content.text);
    this.closeCalls.push({ posting, job: job.id, similarity, isSame });
    return isSame;
  }

  /** Creates a job with one posting. */
  createJob(posting: OraclePosting): OracleJob {
    const { content } = posting;
    const job: OracleJob = {
      id: `${this.all.length} ${posting.name}`,
      vacancy: content.vacancy,
      lead: content,
      postings: [posting],
      closedAt: undefined,
      matchedFacts() {
        const places = new Set(job.postings.flatMap((one) => one.content.places));
        const { title, type, isRemote, employer } = job.lead;
        return {
          others: JSON.stringify([title, type, isRemote, employer]),
          places: [...places].slice(0, 250),
        };
      },
    };
    this.all.push(job);
    this.remember(job);
    return job;
  }

  /** Gives a job the content of its first posting. */
  replaceLead(job: OracleJob, content: OracleContent): void {
    const isRewritten = job.lead.text !== content.text;
    job.lead = content;
    if (isRewritten) this.remember(job);
  }

  /** Makes the job the latest of its current vacancy. */
  remember(job: OracleJob): void {
    const others = (this.#known.get(job.vacancy) ?? []).filter((one) => one !== job);
    this.forgotten += others
      .slice(MAX_REMEMBERED - 1)
      .filter(({ closedAt }) => closedAt === undefined).length;
    this.#known.set(job.vacancy, [job, ...others].slice(0, MAX_REMEMBERED));
  }
}
