import { createHash } from 'node:crypto';
import { entityOf, keyOf, type Row, serializeRow, sha256 } from './row.ts';

export interface RowChecksum {
  readonly count: number;
  /** SHA-256 of the rows' sorted digests, which does not depend on their order. */
  readonly sha256: string;
}

/** The SHA-256 digest of each row, by key. A million rows take about 200 MB of memory. */
export class RowChecksums {
  readonly #digests = new Map<string, string>();

  add(row: Row): void {
    this.#digests.set(keyOf(row), sha256(serializeRow(row)));
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

  /** Returns the checksum of all rows, and of each entity's. */
  summarize(): { all: RowChecksum; entities: Record<string, RowChecksum> } {
    const entities = Object.entries(Object.groupBy(this.#digests, ([key]) => entityOf(key)))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([entity, rows = []]) => [entity, checksumOf(rows.map(([, digest]) => digest))]);
    return { all: checksumOf([...this.#digests.values()]), entities: Object.fromEntries(entities) };
  }
}

function checksumOf(digests: readonly string[]): RowChecksum {
  const hash = createHash('sha256');
  for (const digest of digests.toSorted()) hash.update(digest);
  return { count: digests.length, sha256: hash.digest('hex') };
}
