import { foldPlace } from '../../places/place-match.ts';
import type { ListedFacts } from '../../table/job.ts';
import type { Place } from '../../table/user.ts';
import type { EntryColumns } from '../log/entry-columns.ts';
import {
  type DayColumns,
  type JobVersion,
  newColumns,
  onBoardSinceAt,
  putRow,
  STILL_OPEN,
} from './day-columns.ts';
import { Interner, StringTable, TextTable } from './interner.ts';

const DAY = 86_400_000;

/** The jobs in memory, from which pages are cut. Columns refer to titles, companies, … by number. */
export interface Listing {
  readonly days: readonly DayColumns[];
  readonly titles: TextTable;
  readonly companies: readonly string[];
  /** The names of companies and specializations again, for the words in them. */
  readonly companyWords: TextTable;
  readonly specializationWords: TextTable;
  readonly industries: readonly string[];
  readonly specializations: readonly (readonly string[])[];
  /** Folded. */
  readonly places: readonly (readonly Place[])[];
  /** The first has none. */
  readonly facts: readonly ListedFacts[];
  /** The requirements of jobs, as `encodeAsks` writes them. The first is empty. */
  readonly asks: readonly string[];
}

/**
 * The index behind the listing: the jobs of the last UTC days, kept current by entries of the log. Titles,
 * companies and places are never forgotten: they grow by a few megabytes a day, and no function lives for
 * many days.
 */
export class ListingIndex {
  /** By the number of the UTC day. */
  readonly #days = new Map<number, DayIndex>();
  readonly #titles = new TextTable();
  readonly #companyWords = new TextTable();
  readonly #specializationWords = new TextTable();
  readonly #companies = new Interner<string>();
  readonly #industries = new Interner<string>();
  readonly #specializations = new Interner<readonly string[]>();
  readonly #places = new Interner<readonly Place[]>();
  readonly #facts = new Interner<ListedFacts>();
  readonly #asks = new Interner<string>();

  constructor() {
    this.#facts.intern('{}', () => ({}));
    this.#asks.intern('', () => '');
  }

  /** Applies entries of the log, those of one job in the order of writing. Applying an entry twice changes nothing. */
  apply(entries: EntryColumns): void {
    const title = renumber(entries.title, (text) => this.#titles.intern(text));
    const company = renumber(entries.company, (name) => {
      this.#companyWords.intern(name);
      return this.#companies.intern(name, () => name);
    });
    const industry = renumber(entries.industry, (name) => this.#industries.intern(name, () => name));
    const specializations = renumber(entries.specializations, (names) => {
      const key = names.join('\n');
      this.#specializationWords.intern(key);
      return this.#specializations.intern(key, () => names);
    });
    const places = renumber(entries.places, (list) =>
      this.#places.intern(JSON.stringify(list), () => list.map(foldPlace)),
    );
    const listed = renumber(entries.facts, (one) => this.#facts.intern(JSON.stringify(one), () => one));
    const asks = renumber(entries.asks, (text) => this.#asks.intern(text, () => text));
    const facts = { ...entries, title, company, industry, specializations, places, facts: listed, asks };
    for (const [at, jobId] of entries.jobId.entries()) {
      const detected = entries.detected[at] ?? 0;
      const day = Math.floor(detected / DAY);
      const from = (entries.written[at] ?? 0) - day * DAY;
      const version = { detected: detected - day * DAY, from, facts, at };
      this.#dayIndex(day).record(jobId, version, entries.closed[at] === 1);
    }
  }

  /** Forgets the UTC days that ended before an instant. */
  forget(before: number): void {
    for (const day of this.#days.keys()) if (day < Math.floor(before / DAY)) this.#days.delete(day);
  }

  /** Returns a view of the current jobs, which the next entries change. */
  listing(): Listing {
    return {
      days: [...this.#days.values()].flatMap(({ columns }) => columns),
      titles: this.#titles,
      companies: this.#companies.values,
      companyWords: this.#companyWords,
      specializationWords: this.#specializationWords,
      industries: this.#industries.values,
      specializations: this.#specializations.values,
      places: this.#places.values,
      facts: this.#facts.values,
      asks: this.#asks.values,
    };
  }

  #dayIndex(number: number): DayIndex {
    const known = this.#days.get(number);
    if (known) return known;
    const day = new DayIndex(number * DAY);
    this.#days.set(number, day);
    return day;
  }
}

/** Each entry's value of a field by its number in the listing instead of its number in the entries. */
function renumber<Value>(
  { values, numbers }: { readonly values: readonly Value[]; readonly numbers: Uint32Array },
  numberOf: (value: Value) => number,
): Uint32Array {
  const inListing = values.map(numberOf);
  return numbers.map((number) => inListing[number] ?? 0);
}

/**
 * The jobs detected on one UTC day. A job's current version is at its own number; superseded versions are kept apart,
 * so that the listing is known as of any moment.
 */
class DayIndex {
  readonly #ids = new StringTable();
  readonly #current: DayColumns;
  readonly #superseded: DayColumns;
  /** The job of each superseded version. */
  readonly #supersededJobs: number[] = [];

  constructor(startsAt: number) {
    this.#current = newColumns(startsAt, (job) => this.#ids.at(job));
    this.#superseded = newColumns(startsAt, (index) => this.#ids.at(this.#supersededJobs[index] ?? -1));
  }

  get columns(): readonly DayColumns[] {
    return this.#superseded.size === 0 ? [this.#current] : [this.#current, this.#superseded];
  }

  /** Records a version of a job, or that it has closed. Older entries than the last one change nothing. */
  record(jobId: string, version: JobVersion, closed: boolean): void {
    const job = this.#ids.intern(jobId);
    const current = this.#current;
    const { from } = version;
    if (job === current.size) {
      putRow(current, job, version);
      if (closed) current.until[job] = from;
      return;
    }
    const isOpen = current.until[job] === STILL_OPEN;
    if (from <= ((isOpen ? current.from[job] : current.until[job]) ?? 0)) return;
    const since = isOpen ? onBoardSinceAt(current, job) : from;
    if (isOpen) current.until[job] = from;
    if (closed) return;
    this.#supersede(job);
    putRow(current, job, version);
    if (since === from) current.onBoardSince.delete(job);
    else current.onBoardSince.set(job, since);
  }

  #supersede(job: number): void {
    const [current, superseded] = [this.#current, this.#superseded];
    const index = this.#supersededJobs.push(job) - 1;
    const [detected, from] = [current.detected[job] ?? 0, current.from[job] ?? 0];
    putRow(superseded, index, { detected, from, facts: current, at: job });
    superseded.until[index] = current.until[job] ?? STILL_OPEN;
    const since = current.onBoardSince.get(job);
    if (since !== undefined) superseded.onBoardSince.set(index, since);
  }
}
