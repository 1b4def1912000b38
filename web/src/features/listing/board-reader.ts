import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { type Failure, isTransient, toFailure } from '../../service/failure.ts';
import type { BoardPage, JobCard } from './api/list-jobs.ts';
import { type BoardPosition, type BoardQuery, boardInput, boardKey } from './board-input.ts';

/** The jobs of one response, without those of earlier chunks. */
export interface JobChunk {
  readonly key: number;
  readonly jobs: readonly JobCard[];
}

export type BoardCounts = Omit<BoardPage, 'items' | 'nextToken'>;

export interface BoardState {
  readonly parts: readonly JobChunk[];
  /** Null until the first page arrives. */
  readonly counts: BoardCounts | null;
  /** Null at the end, and before the first page. */
  readonly nextToken: string | null;
  readonly isReading: boolean;
  /** Transient failures are still being retried. */
  readonly failure: Failure | null;
}

export interface Deps {
  fetchPage(input: JobFiltersInput, signal: AbortSignal): Promise<BoardPage>;
  /** Waits before the next attempt; rejects when aborted. */
  pause(failures: number, signal: AbortSignal): Promise<void>;
}

const MAX_CACHED_BOARDS = 12;
/** Failures that are retried before the reader sees one. */
const SILENT_FAILURES = 2;

const emptyBoard: BoardState = { parts: [], counts: null, nextToken: null, isReading: false, failure: null };

/** Loads boards page by page and caches them by `boardKey`. */
export function createBoardReader({ fetchPage, pause }: Deps) {
  const readings = new Map<string, BoardState>();
  const listeners = new Set<() => void>();
  const stops = new Map<string, () => void>();
  let nextKey = 0;

  const readingOf = (name: string) => readings.get(name) ?? emptyBoard;

  function updateBoard(name: string, change: Partial<BoardState>): void {
    const changed = { ...readingOf(name), ...change };
    readings.delete(name);
    readings.set(name, changed);
    for (const [oldest] of readings) if (readings.size > MAX_CACHED_BOARDS) readings.delete(oldest);
    for (const listener of listeners) listener();
  }

  function toChunk(items: readonly JobCard[], before: readonly JobChunk[]): JobChunk {
    const seen = new Set(before.flatMap(({ jobs }) => jobs.map(({ jobID }) => jobID)));
    nextKey += 1;
    return { key: nextKey, jobs: items.filter(({ jobID }) => !seen.has(jobID) && seen.add(jobID)) };
  }

  async function fetchWithRetries(
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
        if (failures > SILENT_FAILURES || !isTransient(failure))
          updateBoard(name, { failure, isReading: false });
        if (!isTransient(failure)) throw failure;
        await pause(failures, signal);
      }
    }
  }

  async function read(query: BoardQuery, part: BoardPosition, isFresh: boolean): Promise<void> {
    const name = boardKey(query);
    stops.get(name)?.();
    const running = new AbortController();
    const { signal } = running;
    stops.set(name, () => {
      running.abort();
      updateBoard(name, { isReading: false, failure: null });
    });
    updateBoard(name, { isReading: true, failure: null });
    try {
      const page = await fetchWithRetries(name, boardInput(query, part), signal);
      if (signal.aborted) return;
      stops.delete(name);
      const { items, nextToken, ...counts } = page;
      const { parts, counts: knownCounts } = readingOf(name);
      const before = isFresh ? [] : parts;
      updateBoard(name, {
        parts: [...before, toChunk(items, before)],
        counts: isFresh ? counts : (knownCounts ?? counts),
        nextToken,
        isReading: false,
        failure: null,
      });
    } catch {
      // Aborts and failures are recorded where they happen.
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

    reading: (name: string): BoardState => readingOf(name),

    /** Returns the query whose jobs are shown: with the corrected title if the typed one was misspelled. */
    shownQuery(query: BoardQuery): BoardQuery {
      const title = readingOf(boardKey(query)).counts?.correctedTitle ?? query.filters.title;
      return { ...query, filters: { ...query.filters, title } };
    },

    /** Loads the first page if needed. Returns a function that stops loading. */
    open(query: BoardQuery): () => void {
      const name = boardKey(query);
      if (readingOf(name).counts === null) refresh(query);
      return () => {
        stops.get(name)?.();
        stops.delete(name);
      };
    },

    /** Loads the next page, unless one is loading. */
    readOn,

    /** Reloads the first page and drops the others. */
    refresh,

    tryAgain(query: BoardQuery): void {
      const { nextToken, failure } = readingOf(boardKey(query));
      if (nextToken !== null && failure !== null && isTransient(failure))
        void read(query, { nextToken }, false);
      else refresh(query);
    },

    /** Puts the jobs of a `detectedAfter` response on top. */
    putOnTop(query: BoardQuery, { items, asOf }: BoardPage): void {
      const name = boardKey(query);
      const { parts, counts } = readingOf(name);
      if (counts === null) return;
      const part = toChunk(items, parts);
      const added = part.jobs.length;
      const addedRemote = part.jobs.filter(({ isRemote }) => isRemote).length;
      updateBoard(name, {
        parts: [part, ...parts],
        counts: {
          ...counts,
          asOf,
          total: counts.total + added,
          totalToday: counts.totalToday + added,
          totalRemote: counts.totalRemote + addedRemote,
          totalRemoteToday: counts.totalRemoteToday + addedRemote,
          totalOfAll: counts.totalOfAll + added,
        },
      });
    },
  };
}
