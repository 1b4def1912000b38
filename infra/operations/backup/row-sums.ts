import { createHash } from 'node:crypto';
import { entityOf, keyOf, lineOf, type Row, sha256 } from './row.ts';

/** What was counted of some rows. */
export interface RowSum {
  readonly count: number;
  /** SHA-256 over the rows' own, sorted: the same rows give the same sum in whatever order they are read. */
  readonly sha256: string;
}

/** Rows, each by its key and the SHA-256 of its line. A million take about 200 MB of memory. */
export class RowSums {
  readonly #digests = new Map<string, string>();

  add(row: Row): void {
    this.#digests.set(keyOf(row), sha256(lineOf(row)));
  }

  get size(): number {
    return this.#digests.size;
  }

  digest(key: string): string | undefined {
    return this.#digests.get(key);
  }

  entries(): IterableIterator<[key: string, digest: string]> {
    return this.#digests.entries();
  }

  /** The sum of all rows, and those of each entity by its name. */
  sums(): { all: RowSum; entities: Record<string, RowSum> } {
    const entities = Object.entries(Object.groupBy(this.#digests, ([key]) => entityOf(key)))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([entity, rows = []]) => [entity, sumOf(rows.map(([, digest]) => digest))]);
    return { all: sumOf([...this.#digests.values()]), entities: Object.fromEntries(entities) };
  }
}

function sumOf(digests: readonly string[]): RowSum {
  const hash = createHash('sha256');
  for (const digest of digests.toSorted()) hash.update(digest);
  return { count: digests.length, sha256: hash.digest('hex') };
}
