import { foldPlace } from '../../places/place-match.ts';
import type { Place } from '../../table/user.ts';
import type { EntryColumns } from '../segments/entry-columns.ts';
import type { DayColumns } from './columns.ts';
import { DayOfJobs } from './day-of-jobs.ts';
import { Interner } from './interner.ts';
import { Titles } from './titles.ts';

const DAY = 86_400_000;

/** What pages are cut from. */
export interface Listing {
  readonly days: readonly DayColumns[];
  readonly titles: Titles;
  /** Employers. */
  readonly companies: readonly string[];
  readonly industries: readonly string[];
  readonly specializations: readonly (readonly string[])[];
  /** Folded. */
  readonly places: readonly (readonly Place[])[];
}

/**
 * The listing's memory: the jobs of the last UTC days, kept up to date by the log's entries. What jobs share (titles,
 * employers, places) is never forgotten: it grows by a few megabytes a day, and no function lives for many.
 */
export class ListingIndex {
  /** By the number of the UTC day. */
  readonly #days = new Map<number, DayOfJobs>();
  /** What ids begin with. */
  readonly #boards = new Interner<string>();
  readonly #titles = new Titles();
  readonly #companies = new Interner<string>();
  readonly #industries = new Interner<string>();
  readonly #specializations = new Interner<readonly string[]>();
  readonly #places = new Interner<readonly Place[]>();

  /** Takes entries of the log. Those of one job must come in the order of writing; repeats do no harm. */
  apply(entries: EntryColumns): void {
    const nameIn = (all: Interner<string>) => (name: string) => all.of(name, () => name);
    const title = numbersOf(entries.title, (text) => this.#titles.of(text));
    const company = numbersOf(entries.company, nameIn(this.#companies));
    const industry = numbersOf(entries.industry, nameIn(this.#industries));
    const specializations = numbersOf(entries.specializations, (all) =>
      this.#specializations.of(all.join('\n'), () => all),
    );
    const places = numbersOf(entries.places, (all) =>
      this.#places.of(JSON.stringify(all), () => all.map(foldPlace)),
    );
    for (const [at, jobId] of entries.jobId.entries()) {
      const detected = entries.detected[at] ?? 0;
      const day = Math.floor(detected / DAY);
      const row = {
        detected: detected - day * DAY,
        role: entries.role[at] ?? 0,
        jobType: entries.jobType[at] ?? 0,
        remote: entries.remote[at] ?? 0,
        title: title[at] ?? 0,
        company: company[at] ?? 0,
        industry: industry[at] ?? 0,
        specializations: specializations[at] ?? 0,
        places: places[at] ?? 0,
      };
      this.#day(day).tell(jobId, (entries.written[at] ?? 0) - day * DAY, row, entries.closed[at] === 1);
    }
  }

  /** Forgets the UTC days that ended before an instant. */
  forget(before: number): void {
    for (const day of this.#days.keys()) if (day < Math.floor(before / DAY)) this.#days.delete(day);
  }

  /** Everything there is now; it changes with the next entries. */
  listing(): Listing {
    return {
      days: [...this.#days.values()].flatMap(({ columns }) => columns),
      titles: this.#titles,
      companies: this.#companies.all,
      industries: this.#industries.all,
      specializations: this.#specializations.all,
      places: this.#places.all,
    };
  }

  #day(number: number) {
    const known = this.#days.get(number);
    if (known) return known;
    const day = new DayOfJobs(number * DAY, this.#boards);
    this.#days.set(number, day);
    return day;
  }
}

/** The listing's numbers of a field's values, one for each entry. */
function numbersOf<Value>(
  { values, numbers }: { readonly values: readonly Value[]; readonly numbers: Uint32Array },
  numberOf: (value: Value) => number,
): Uint32Array {
  const all = values.map(numberOf);
  return numbers.map((number) => all[number] ?? 0);
}
