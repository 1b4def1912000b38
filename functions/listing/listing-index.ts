import { JOB_TYPES, ROLES } from '../table/codes.ts';
import type { ListingEntry } from '../table/listing.ts';
import type { Place } from '../table/user.ts';
import { addRow, type DayColumns, NEVER, newColumns } from './columns.ts';
import { Numbered } from './numbered.ts';
import { foldedPlace } from './place-filter.ts';
import { wordsOf } from './words.ts';

/** What pages are cut from. */
export interface Listing {
  readonly days: readonly DayColumns[];
  /** Employers. */
  readonly companies: readonly string[];
  readonly industries: readonly string[];
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
  readonly #industries = new Numbered<string>();
  readonly #words = new Numbered<string>();
  readonly #specializations = new Numbered<readonly string[]>();
  readonly #places = new Numbered<readonly Place[]>();

  /** Takes one entry of the log. Entries of one job must come in the order of writing; repeats do no harm. */
  apply(entry: ListingEntry): void {
    const { columns, indexes } = this.#day(entry.detected.slice(0, 10));
    const written = Date.parse(entry.written) - columns.starts;
    const known = indexes.get(entry.jobId);
    let since = written;
    if (known !== undefined) {
      const until = columns.until[known] ?? NEVER;
      if (written <= (until === NEVER ? (columns.from[known] ?? 0) : until)) return;
      if (until === NEVER) {
        columns.until[known] = written;
        since = columns.since[known] ?? written;
      }
    }
    if (entry.closed) return;
    const { company, industry, specializations, places } = entry;
    const row = {
      ...{ detected: Date.parse(entry.detected) - columns.starts, from: written, until: NEVER, since },
      role: ROLES.indexOf(entry.role),
      jobType: JOB_TYPES.indexOf(entry.jobType),
      remote: entry.remote ? 1 : 0,
      company: this.#companies.of(company, () => company),
      industry: this.#industries.of(industry, () => industry),
      specializations: this.#specializations.of(specializations.join('\n'), () => specializations),
      places: this.#places.of(nameOf(places), () => places.map(foldedPlace)),
      title: columns.titles.of(entry.title, this.#wordsOf),
    };
    indexes.set(entry.jobId, addRow(columns, entry.jobId, row));
  }

  readonly #wordsOf = (title: string): number[] =>
    wordsOf(title).map((word) => this.#words.of(word, () => word));

  /** Forgets the UTC days that ended before an instant. */
  forget(before: number): void {
    const first = new Date(before).toISOString().slice(0, 10);
    for (const day of this.#days.keys()) if (day < first) this.#days.delete(day);
  }

  /** Everything there is now; it changes with the next entry. */
  listing(): Listing {
    return {
      days: [...this.#days.values()].map(({ columns }) => columns),
      companies: this.#companies.all,
      industries: this.#industries.all,
      words: this.#words.all,
      specializations: this.#specializations.all,
      places: this.#places.all,
    };
  }

  #day(name: string) {
    const known = this.#days.get(name);
    if (known) return known;
    const day = { columns: newColumns(Date.parse(name)), indexes: new Map<string, number>() };
    this.#days.set(name, day);
    return day;
  }
}

function nameOf(places: readonly Place[]): string {
  let name = '';
  for (const { city, state, country } of places) name += `${city}\n${state}\n${country}\n`;
  return name;
}
