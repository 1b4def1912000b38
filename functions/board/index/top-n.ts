import type { PageToken } from './page-token.ts';

/** Where a job stands in a selection. */
export type Standing = Pick<PageToken, 'group' | 'detected' | 'jobId'>;

/** More milliseconds than any instant has. */
const EVER = 1e14;

/** One number for a group and an instant: it is smaller for the smaller group and, within one, for the newer. */
export const rankOf = (group: number, detected: number): number => group * EVER - detected;

/**
 * The jobs of one page, in order, as a scan comes upon them in any: those behind the last page's last, and one more than
 * the page holds, which tells that there is a next one.
 */
export class TopN {
  /** The ranks between which a job may belong to the page: most do not, and nothing else is asked of them. */
  readonly first: number;
  last = Number.POSITIVE_INFINITY;
  readonly #size: number;
  readonly #token: PageToken | undefined;
  readonly #jobs: Standing[] = [];

  /** `token`: where the last page ended; undefined for the first. */
  constructor(size: number, token: PageToken | undefined) {
    this.first = token ? rankOf(token.group, token.detected) : Number.NEGATIVE_INFINITY;
    this.#size = size;
    this.#token = token;
  }

  /** Puts a job where it belongs, if that is in the page. */
  put(job: Standing): void {
    if (this.#token && (this.#token.jobId === job.jobId || inOrder(job, this.#token) < 0)) return;
    const at = this.#jobs.findIndex((other) => inOrder(job, other) < 0);
    this.#jobs.splice(at < 0 ? this.#jobs.length : at, 0, job);
    this.#jobs.splice(this.#size + 1);
    const last = this.#jobs[this.#size];
    if (last) this.last = rankOf(last.group, last.detected);
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

/** Newest first within a group; the id settles jobs of one instant, so every reader sees one order. */
const inOrder = (one: Standing, other: Standing): number =>
  rankOf(one.group, one.detected) - rankOf(other.group, other.detected) || (one.jobId < other.jobId ? -1 : 1);
