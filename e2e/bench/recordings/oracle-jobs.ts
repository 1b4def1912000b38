import type { OracleOffer } from './oracle-offer.ts';
import { jaccard } from './oracle-offer.ts';

export interface Carrier {
  readonly name: string;
  readonly board: string;
  readonly offer: OracleOffer;
}

/** `told` is the posting that the job takes its content from. `closedAt` is in milliseconds. */
export interface OracleJob {
  readonly id: string;
  vacancy: string;
  told: OracleOffer;
  carriers: Carrier[];
  closedAt: number | undefined;
  /** Serializes the fields that matching reads. If they change, the job is matched again. */
  readonly face: () => string;
}

/** How long a closed job can reopen, in milliseconds. */
const REOPENS = 30 * 86_400_000;

/** Jobs remembered per vacancy, the latest first. New postings can't join older ones. */
const REMEMBERED = 40;

/** Maximum postings per job. */
const MOST = 200;

/** Decides whether two texts describe the same vacancy. */
export type Ruling = (one: string, other: string) => boolean;

/**
 * A pair close to the similarity threshold: `common` is the Jaccard similarity, and `isSame` is the ruling.
 */
export interface NearCall {
  readonly posting: string;
  readonly job: string;
  readonly common: number;
  readonly isSame: boolean;
}

/**
 * Minimum Jaccard similarity of two texts about one vacancy. The product's estimate can be off by up to
 * `OFF`.
 */
export const ALIKE = 0.8;
const OFF = 0.15;

export class OracleJobs {
  readonly all: OracleJob[] = [];
  readonly nearCalls: NearCall[] = [];
  /** Number of jobs that were still open when their vacancy no longer remembered them. */
  forgotten = 0;
  readonly #known = new Map<string, OracleJob[]>();
  readonly #ruling: Ruling;

  constructor(ruling: Ruling) {
    this.#ruling = ruling;
  }

  /** Returns the latest job that a posting can join at `at`, in milliseconds. */
  alike({ name, offer }: Carrier, at: number): OracleJob | undefined {
    return this.#known
      .get(offer.vacancy)
      ?.find(
        (job) =>
          job.vacancy === offer.vacancy &&
          (job.closedAt === undefined || at - job.closedAt <= REOPENS) &&
          job.carriers.length < MOST &&
          this.#tellsTheSame(job, name, offer),
      );
  }

  #tellsTheSame(job: OracleJob, posting: string, offer: OracleOffer): boolean {
    const common = jaccard(job.told.runs, offer.runs);
    if (Math.abs(common - ALIKE) >= OFF) return common > ALIKE;
    const isSame = this.#ruling(job.told.text, offer.text);
    this.nearCalls.push({ posting, job: job.id, common, isSame });
    return isSame;
  }

  /** Creates a job with one posting. */
  make(carrier: Carrier): OracleJob {
    const { offer } = carrier;
    const job: OracleJob = {
      id: `${this.all.length} ${carrier.name}`,
      vacancy: offer.vacancy,
      told: offer,
      carriers: [carrier],
      closedAt: undefined,
      face() {
        const places = new Set(job.carriers.flatMap((one) => one.offer.places));
        const { title, type, isRemote, employer } = job.told;
        return JSON.stringify([title, type, isRemote, employer, [...places].slice(0, 250)]);
      },
    };
    this.all.push(job);
    this.enter(job);
    return job;
  }

  /** Makes the job the latest of its current vacancy. */
  enter(job: OracleJob): void {
    const others = (this.#known.get(job.vacancy) ?? []).filter((one) => one !== job);
    this.forgotten += others.slice(REMEMBERED - 1).filter(({ closedAt }) => closedAt === undefined).length;
    this.#known.set(job.vacancy, [job, ...others].slice(0, REMEMBERED));
  }
}
