import type { PageToken } from './page-token.ts';

/** Where a job stands in a selection. */
export type Standing = Pick<PageToken, 'group' | 'detected' | 'jobId'>;

/**
 * The jobs of one page, in order, as a scan comes upon them in any: those behind the last page's last, and one more than
 * the page holds, which tells that there is a next one.
 */
export class Standings {
  readonly #size: number;
  readonly #token: PageToken | undefined;
  readonly #jobs: Standing[] = [];

  /** `token`: where the last page ended; undefined for the first. */
  constructor(size: number, token: PageToken | undefined) {
    this.#size = size;
    this.#token = token;
  }

  /** Whether a job of a group, detected at an instant, may belong to the page. Most do not, and nothing else is asked of them. */
  mayHold(group: number, detected: number): boolean {
    if (this.#token && order(group, detected, this.#token) < 0) return false;
    const last = this.#jobs[this.#size];
    return !last || order(group, detected, last) <= 0;
  }

  /** Puts a job where it belongs, if that is in the page. */
  put(job: Standing): void {
    if (this.#token && (this.#token.jobId === job.jobId || inOrder(job, this.#token) < 0)) return;
    const at = this.#jobs.findIndex((other) => inOrder(job, other) < 0);
    this.#jobs.splice(at < 0 ? this.#jobs.length : at, 0, job);
    this.#jobs.splice(this.#size + 1);
  }

  /** The jobs of the page. */
  get page(): readonly Standing[] {
    return this.#jobs.slice(0, this.#size);
  }

  /** The last job of the page; undefined where no other page follows. */
  get lastOfMore(): Standing | undefined {
    return this.#jobs.length > this.#size ? this.#jobs[this.#size - 1] : undefined;
  }
}

/** Today before yesterday; within a day the wished-for remote group first, or one group where there is no wish. */
export function groupOf(today: boolean, remote: boolean, wish: boolean | null | undefined): number {
  const day = today ? 0 : 2;
  return wish === null || wish === undefined ? day : day + (remote === wish ? 0 : 1);
}

/** Newest first within a group. */
const order = (group: number, detected: number, other: Standing): number =>
  group - other.group || other.detected - detected;

/** The id settles jobs of one instant, so every reader sees one order. */
const inOrder = (one: Standing, other: Standing): number =>
  order(one.group, one.detected, other) || (one.jobId < other.jobId ? -1 : 1);
