import { type DayColumns, newColumns, putRow, type Row, rowAt, STILL_OPEN, sinceAt } from './columns.ts';
import { Ids } from './ids.ts';
import type { Interner } from './interner.ts';

/**
 * The jobs detected on one UTC day. What was told last of each is at its own number, so that nothing else says where; what
 * was told before is kept behind, so that the listing is known as of any moment.
 */
export class DayOfJobs {
  readonly #ids: Ids;
  readonly #now: DayColumns;
  readonly #before: DayColumns;
  /** The numbers of the jobs in `#before`. */
  readonly #jobsBefore: number[] = [];

  /** The day that begins at an instant, epoch milliseconds; what ids begin with may be shared with other days. */
  constructor(starts: number, boards: Interner<string>) {
    this.#ids = new Ids(boards);
    this.#now = newColumns(starts, (job) => this.#ids.at(job));
    this.#before = newColumns(starts, (index) => this.#ids.at(this.#jobsBefore[index] ?? -1));
  }

  /** All that was ever told of the day's jobs. */
  get columns(): readonly DayColumns[] {
    return this.#before.size === 0 ? [this.#now] : [this.#now, this.#before];
  }

  /** Takes what is told of a job at an instant, or that it has closed. What was known changes nothing. */
  tell(jobId: string, at: number, row: Row, closed: boolean): void {
    const job = this.#ids.of(jobId);
    const now = this.#now;
    if (job === now.size) {
      putRow(now, job, row, at);
      if (closed) now.until[job] = at;
      return;
    }
    const isOpen = now.until[job] === STILL_OPEN;
    if (at <= ((isOpen ? now.from[job] : now.until[job]) ?? 0)) return;
    const since = isOpen ? sinceAt(now, job) : at;
    if (isOpen) now.until[job] = at;
    if (closed) return;
    this.#setAside(job);
    putRow(now, job, row, at);
    if (since === at) now.since.delete(job);
    else now.since.set(job, since);
  }

  /** Puts what was told last of a job behind what was told before. */
  #setAside(job: number): void {
    const [now, before] = [this.#now, this.#before];
    const index = this.#jobsBefore.push(job) - 1;
    putRow(before, index, rowAt(now, job), now.from[job] ?? 0);
    before.until[index] = now.until[job] ?? STILL_OPEN;
    const since = now.since.get(job);
    if (since !== undefined) before.since.set(index, since);
  }
}
