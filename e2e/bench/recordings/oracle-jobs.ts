import type { OracleOffer } from './oracle-offer.ts';
import { jaccard } from './oracle-offer.ts';

/** A posting of one of the oracle's jobs. */
export interface Carrier {
  readonly name: string;
  readonly board: string;
  readonly offer: OracleOffer;
}

/** A job as computed by the oracle. */
export interface OracleJob {
  readonly id: string;
  vacancy: string;
  told: OracleOffer;
  carriers: Carrier[];
  closedAt: number | undefined;
  /** What matching sees of it. */
  readonly face: () => string;
}

/** A closed job opens again within thirty days. */
const REOPENS = 30 * 86_400_000;

/** Of a vacancy so many jobs are remembered, the latest first. */
const REMEMBERED = 40;

/** No job has more postings. */
const MOST = 200;

/** Whether two texts tell of the same vacancy, said by whoever is asked. */
export type Ruling = (one: string, other: string) => boolean;

/** A posting and a job whose texts are nearly as like as the rule asks: what they have in common, and what was ruled. */
export interface NearCall {
  readonly posting: string;
  readonly job: string;
  readonly common: number;
  readonly isSame: boolean;
}

/** Texts with this share in common tell of the same vacancy; the product's estimate of it may be off by so much. */
export const ALIKE = 0.8;
const OFF = 0.15;

/** The jobs that were made so far, each vacancy's latest first. */
export class OracleJobs {
  readonly all: OracleJob[] = [];
  readonly nearCalls: NearCall[] = [];
  /** Jobs that were open when their vacancy forgot them. */
  forgotten = 0;
  readonly #known = new Map<string, OracleJob[]>();
  readonly #ruling: Ruling;

  constructor(ruling: Ruling) {
    this.#ruling = ruling;
  }

  /** The job that a posting at this moment belongs to, where there is one. */
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

  /** A job of one posting. */
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

  /** Notes under which vacancy a job is found from now on. */
  enter(job: OracleJob): void {
    const others = (this.#known.get(job.vacancy) ?? []).filter((one) => one !== job);
    this.forgotten += others.slice(REMEMBERED - 1).filter(({ closedAt }) => closedAt === undefined).length;
    this.#known.set(job.vacancy, [job, ...others].slice(0, REMEMBERED));
  }
}
