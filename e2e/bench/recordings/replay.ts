import {
  type MemoryRows,
  memoryBoardStore,
  memoryHostStore,
  rowsOfEntity,
} from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { type Deps, readBoard } from '../../../functions/ingestion/reading/read-board.ts';
import { newBoard } from '../../../functions/ingestion/registry/board-store.ts';
import { Job } from '../../../functions/table/job.ts';
import type { Ledger, ReadingReason } from './ledger.ts';
import { type ReplayedBoard, shownAt } from './replayed-board.ts';
import { runReadings } from './run-readings.ts';
import { createSchedule } from './schedule.ts';
import { createTracingStore } from './tracing-store.ts';
import { getWriter } from './vendor-formats.ts';

export interface Replay {
  readonly ledger: Ledger;
  readonly jobs: readonly Job[];
  /** Every version of a job that the product would match, in order. */
  readonly matchings: readonly Job[];
  /** The reader's warnings, except those about suspect boards. */
  readonly warnings: readonly string[];
}

/**
 * Replays boards in time order through the real reader with in-memory stores. Throws if a board can't be
 * read.
 */
export async function replayBoards(
  boards: readonly ReplayedBoard[],
  progress: (done: number, readings: number) => void = () => undefined,
): Promise<Replay> {
  const rows: MemoryRows = { boards: new Map(), rows: new Map() };
  const tracing = createTracingStore(rows);
  const warnings: string[] = [];
  let now = 0;
  const bySlug = new Map(boards.map((board) => [`${board.ats}:${board.slug}`, board]));
  for (const { ats, slug, company } of boards) {
    // Favorites are due at any time, so the recording alone decides when a board is read.
    const board = newBoard({ ats, slug, company, favorite: true }, new Date(0));
    rows.boards.set(board.sk, board);
  }
  let current: ReplayedBoard | undefined;
  const reader: Deps = {
    boards: memoryBoardStore(rows),
    hosts: memoryHostStore(() => now),
    // The reader always looks up all addresses, so the other overloads aren't needed.
    lookup: (async () => [{ address: '8.8.8.8', family: 4 }]) as unknown as Deps['lookup'],
    jobs: tracing.store,
    now: () => new Date(now),
    environment: {},
    log: {
      info: () => undefined,
      warn(message, facts) {
        if (facts['outcome'] !== 'suspect') warnings.push(`${message}: ${JSON.stringify(facts)}`);
      },
    },
    fetch: async (input) => Response.json(current ? respond(current, new URL(`${input}`), now) : null),
  };
  const readings = new Map<ReadingReason, number>();
  let done = 0;
  await runReadings(boards.map(createSchedule), async (index, { at, reason }) => {
    current = boards[index];
    if (!current) throw new Error('There is no such board.');
    const id = `${current.ats}:${current.slug}`;
    now = at;
    tracing.begin(id, at);
    await readBoard(reader, id, undefined);
    readings.set(reason, (readings.get(reason) ?? 0) + 1);
    done += 1;
    progress(done, at);
    const board = rows.boards.get(id);
    if (!board || board.outcome === 'failed') throw new Error(`${id} could not be read: ${board?.message}`);
    return {
      waiting: board.bodyHash === '',
      missing: board.unsettled,
      doubtedSince: board.suspectSince === null ? undefined : Date.parse(board.suspectSince),
    };
  });
  const jobs = rowsOfEntity(rows, 'JOB').map((row) => Job.parse(row));
  const closedAt = (job: Job) => (job.closedAt === null ? undefined : Date.parse(job.closedAt));
  if (bySlug.size !== boards.length) throw new Error('Two boards have the same name.');
  return {
    ledger: {
      histories: tracing.histories,
      jobs: new Map(jobs.map((job) => [job.jobID, { closedAt: closedAt(job) }])),
      readings,
    },
    jobs,
    matchings: tracing.matchings,
    warnings,
  };
}

/** Returns the vendor's response for a board's URL or, if the ATS has detail pages, for one posting's URL. */
function respond(board: ReplayedBoard, { pathname, searchParams }: URL, at: number): unknown {
  const writer = getWriter(board.ats);
  const id = /\/postings\/([^/]+)$/.exec(pathname)?.[1];
  if (id && writer.detail) return board.postings.find((posting) => posting.id === id)?.detail;
  const entries = board.postings.flatMap((posting) => shownAt(posting, at)?.wire ?? []);
  const offset = Number(searchParams.get('offset') ?? 0);
  return writer.answer(entries, board.company, offset);
}
