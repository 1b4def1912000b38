import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { type Failure, isTransient, toFailure } from '../../service/failure.ts';
import type { BoardPage, JobCard } from './api/list-jobs.ts';
import { type BoardPart, type BoardQuery, boardInput, boardKey } from './board-input.ts';

/** Jobs that came in one answer; none of them stands in a part before it. */
export interface Part {
  readonly key: number;
  readonly jobs: readonly JobCard[];
}

/** What a board's pages say of it as a whole. */
export type BoardCounts = Omit<BoardPage, 'items' | 'nextToken'>;

/** What has been read of one board. */
export interface Reading {
  readonly parts: readonly Part[];
  /** Null until the first page has come. */
  readonly counts: BoardCounts | null;
  /** Null at the end, and before the first page. */
  readonly nextToken: string | null;
  readonly isReading: boolean;
  /** Why reading does not go on. What may pass by itself is still being tried. */
  readonly failure: Failure | null;
}

/** What the reader needs of the world. */
export interface ReaderWorld {
  fetchPage(input: JobFiltersInput, signal: AbortSignal): Promise<BoardPage>;
  /** Waits until trying again makes sense, after so many failures in a row; rejects when aborted. */
  pause(failures: number, signal: AbortSignal): Promise<void>;
}

/** How many boards are kept for coming back to. */
const KEPT = 12;
/** Failures before the reader is told; the first ones mostly pass unnoticed. */
const PATIENT = 2;

const unread: Reading = { parts: [], counts: null, nextToken: null, isReading: false, failure: null };

/** Reads boards page by page and keeps what it has read, by `boardKey`. */
export function createBoardReader({ fetchPage, pause }: ReaderWorld) {
  const readings = new Map<string, Reading>();
  const listeners = new Set<() => void>();
  const stops = new Map<string, () => void>();
  let nextKey = 0;

  const readingOf = (name: string) => readings.get(name) ?? unread;

  function keep(name: string, change: Partial<Reading>): void {
    const changed = { ...readingOf(name), ...change };
    readings.delete(name);
    readings.set(name, changed);
    for (const [oldest] of readings) if (readings.size > KEPT) readings.delete(oldest);
    for (const listener of listeners) listener();
  }

  function partOf(items: readonly JobCard[], before: readonly Part[]): Part {
    const seen = new Set(before.flatMap(({ jobs }) => jobs.map(({ jobID }) => jobID)));
    nextKey += 1;
    return { key: nextKey, jobs: items.filter(({ jobID }) => !seen.has(jobID) && seen.add(jobID)) };
  }

  async function fetchUntilItComes(
    name: string,
    input: JobFiltersInput,
    signal: AbortSignal,
  ): Promise<BoardPage> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await fetchPage(input, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const failure = toFailure(error);
        if (failures > PATIENT || !isTransient(failure)) keep(name, { failure, isReading: false });
        if (!isTransient(failure)) throw failure;
        await pause(failures, signal);
      }
    }
  }

  async function read(query: BoardQuery, part: BoardPart, isFresh: boolean): Promise<void> {
    const name = boardKey(query);
    stops.get(name)?.();
    const running = new AbortController();
    const { signal } = running;
    stops.set(name, () => {
      running.abort();
      keep(name, { isReading: false, failure: null });
    });
    keep(name, { isReading: true, failure: null });
    try {
      const page = await fetchUntilItComes(name, boardInput(query, part), signal);
      if (signal.aborted) return;
      stops.delete(name);
      const { items, nextToken, ...counts } = page;
      const { parts, counts: known } = readingOf(name);
      const before = isFresh ? [] : parts;
      keep(name, {
        parts: [...before, partOf(items, before)],
        counts: isFresh ? counts : (known ?? counts),
        nextToken,
        isReading: false,
        failure: null,
      });
    } catch {
      // Whoever stopped it has said so, and a failure is kept where it happens.
    }
  }

  const refresh = (query: BoardQuery) => void read(query, {}, true);

  const readOn = (query: BoardQuery) => {
    const { nextToken, isReading, failure } = readingOf(boardKey(query));
    if (nextToken !== null && !isReading && failure === null) void read(query, { nextToken }, false);
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    reading: (name: string): Reading => readingOf(name),

    /** Reads the first page of a board that has none yet; gives what stops the reading when the reader leaves. */
    open(query: BoardQuery): () => void {
      const name = boardKey(query);
      if (readingOf(name).counts === null) refresh(query);
      return () => {
        stops.get(name)?.();
        stops.delete(name);
      };
    },

    /** Reads the next page, if there is one and none is on its way. */
    readOn,

    /** Reads the first page anew, and gives up the others. */
    refresh,

    /** Asks again at once for what did not come. */
    tryAgain(query: BoardQuery): void {
      const { nextToken, failure } = readingOf(boardKey(query));
      if (nextToken !== null && failure !== null && isTransient(failure))
        void read(query, { nextToken }, false);
      else refresh(query);
    },

    /** Puts the jobs of an answer to `detectedAfter` above all others. */
    putOnTop(query: BoardQuery, { items, asOf }: BoardPage): void {
      const name = boardKey(query);
      const { parts, counts } = readingOf(name);
      if (counts === null) return;
      const part = partOf(items, parts);
      const added = part.jobs.length;
      keep(name, {
        parts: [part, ...parts],
        counts: {
          ...counts,
          asOf,
          total: counts.total + added,
          totalToday: counts.totalToday + added,
          totalOfAll: counts.totalOfAll + added,
        },
      });
    },
  };
}
