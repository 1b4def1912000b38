import { JOB_TYPES, ROLES } from '../table/codes.ts';
import type { ListingEntry } from '../table/listing.ts';
import type { Place } from '../table/user.ts';
import { Numbered } from './numbered.ts';
import { foldedPlace } from './place-filter.ts';
import { wordsOf } from './words.ts';

/**
 * The jobs detected on one UTC day as columns: what is at one index in each of them is one job as it was told once. In
 * memory that is read from one end to the other a day of 100,000 jobs is scanned in a few milliseconds; as objects it
 * takes ten times that. What is told of a job later is put behind, so that the listing is known as of any moment.
 */
export interface DayColumns {
  readonly jobId: string[];
  /** Epoch milliseconds. */
  readonly detected: number[];
  /** From when until when the job was so, epoch milliseconds: it then closed, or is told of anew further on. */
  readonly from: number[];
  readonly until: number[];
  /** Since when the job has been on the board without a break, epoch milliseconds. */
  readonly since: number[];
  /** Indexes of ROLES and JOB_TYPES. */
  readonly role: number[];
  readonly jobType: number[];
  readonly remote: boolean[];
  /** A number for each employer. */
  readonly company: number[];
  /** Numbers of the listing's lists. */
  readonly specializations: number[];
  readonly places: number[];
  /** All titles' words one after another, as numbers of the listing's words, and where each title's end. */
  readonly words: number[];
  readonly wordsEnd: number[];
}

/** What pages are cut from. */
export interface Listing {
  readonly days: readonly DayColumns[];
  /** How many employers there are. */
  readonly companies: number;
  /** Folded words of titles. */
  readonly words: readonly string[];
  readonly specializations: readonly (readonly string[])[];
  /** Folded. */
  readonly places: readonly (readonly Place[])[];
}

/** The listing's memory: the jobs of the last UTC days, kept up to date by the log's entries. */
export class ListingIndex {
  readonly #days = new Map<string, { columns: DayColumns; indexes: Map<string, number> }>();
  readonly #companies = new Numbered<string>();
  readonly #words = new Numbered<string>();
  readonly #specializations = new Numbered<readonly string[]>();
  readonly #places = new Numbered<readonly Place[]>();

  /** Takes one entry of the log. Entries of one job must come in the order of writing; repeats do no harm. */
  apply(entry: ListingEntry): void {
    const { columns, indexes } = this.#day(entry.detected.slice(0, 10));
    const written = Date.parse(entry.sk.slice(0, entry.sk.indexOf('#')));
    const known = indexes.get(entry.jobId);
    let since = written;
    if (known !== undefined) {
      const until = columns.until[known] ?? 0;
      const isOpen = until === Number.POSITIVE_INFINITY;
      if (written <= (isOpen ? (columns.from[known] ?? 0) : until)) return;
      if (isOpen) {
        columns.until[known] = written;
        since = columns.since[known] ?? written;
      }
    }
    if (entry.closed) return;
    const { specializations, company, places } = entry;
    indexes.set(entry.jobId, columns.jobId.push(entry.jobId) - 1);
    columns.detected.push(Date.parse(entry.detected));
    columns.from.push(written);
    columns.until.push(Number.POSITIVE_INFINITY);
    columns.since.push(since);
    columns.role.push(ROLES.indexOf(entry.role));
    columns.jobType.push(JOB_TYPES.indexOf(entry.jobType));
    columns.remote.push(entry.remote);
    columns.company.push(this.#companies.of(company, () => company));
    columns.specializations.push(
      this.#specializations.of(JSON.stringify(specializations), () => specializations),
    );
    columns.places.push(this.#places.of(JSON.stringify(places), () => places.map(foldedPlace)));
    for (const word of wordsOf(entry.title)) columns.words.push(this.#words.of(word, () => word));
    columns.wordsEnd.push(columns.words.length);
  }

  /** Forgets the UTC days that ended before an instant. */
  forget(before: number): void {
    const first = new Date(before).toISOString().slice(0, 10);
    for (const day of this.#days.keys()) if (day < first) this.#days.delete(day);
  }

  /** Everything there is now; it changes with the next entry. */
  listing(): Listing {
    return {
      days: [...this.#days.values()].map(({ columns }) => columns),
      companies: this.#companies.all.length,
      words: this.#words.all,
      specializations: this.#specializations.all,
      places: this.#places.all,
    };
  }

  #day(name: string) {
    const known = this.#days.get(name);
    if (known) return known;
    const columns: DayColumns = {
      ...{ jobId: [], detected: [], from: [], until: [], since: [], role: [], jobType: [], remote: [] },
      ...{ company: [], specializations: [], places: [], words: [], wordsEnd: [] },
    };
    const day = { columns, indexes: new Map<string, number>() };
    this.#days.set(name, day);
    return day;
  }
}
