import type { ReadingReason } from './ledger.ts';
import { type ReplayedBoard, type ReplayedPosting, type Shown, shownAt } from './replayed-board.ts';
import { runReadings } from './run-readings.ts';
import { createSchedule } from './schedule.ts';

/** The expected result of one reading. Postings are in the board's order, and `at` is in milliseconds. */
export interface ExpectedReading {
  readonly board: ReplayedBoard;
  readonly at: number;
  readonly reason: ReadingReason;
  readonly fresh: readonly [ReplayedPosting, Shown][];
  readonly edited: readonly [ReplayedPosting, Shown][];
  readonly gone: readonly ReplayedPosting[];
}

/**
 * Whether a loss is too large to trust for a day: all open postings, or at least three and more than half.
 */
const isDoubtful = (open: number, missing: number, there: number): boolean =>
  (there === 0 && open > 0) || (missing >= 3 && missing > open / 2);

const DAY = 86_400_000;

/** ATSs that need one request per description. A reading makes at most `TEXTS` of them. */
const SEPARATE_DESCRIPTIONS = new Set(['smartrecruiters']);
const MAX_DESCRIPTIONS = 60;

const hasSameContent = (one: Shown | undefined, other: Shown): boolean =>
  one === other || JSON.stringify(one?.expected) === JSON.stringify(other.expected);

/**
 * Computes each reading's expected result from the recording and the documented rules, without product code.
 */
export async function computeReadings(boards: readonly ReplayedBoard[]): Promise<ExpectedReading[]> {
  const readings: ExpectedReading[] = [];
  const memories = boards.map(() => ({
    known: new Map<ReplayedPosting, Shown>(),
    missed: new Set<ReplayedPosting>(),
    closed: new Set<ReplayedPosting>(),
    doubtedSince: undefined as number | undefined,
  }));
  await runReadings(boards.map(createSchedule), (index, { at, reason }) => {
    const [board, memory] = [boards[index], memories[index]];
    if (!board || !memory) throw new Error('There is no such board.');
    const { known, missed, closed } = memory;
    const there = board.postings.flatMap((posting): [ReplayedPosting, Shown][] => {
      const shown = shownAt(posting, at);
      return shown ? [[posting, shown]] : [];
    });
    const open = [...known.keys()].filter((posting) => !closed.has(posting));
    const missing = open.filter((posting) => !shownAt(posting, at));
    const most = SEPARATE_DESCRIPTIONS.has(board.ats) ? MAX_DESCRIPTIONS : Infinity;
    const allFresh = there.filter(([posting]) => !known.has(posting));
    const allEdited = there.filter(
      ([posting, shown]) => known.has(posting) && !hasSameContent(known.get(posting), shown),
    );
    const fresh = allFresh.slice(0, most);
    const edited = allEdited.slice(0, most - fresh.length);
    const trusted = memory.doubtedSince !== undefined && at - memory.doubtedSince > DAY;
    const doubted = !trusted && isDoubtful(open.length, missing.length, there.length);
    const firstMissed = doubted ? [] : missing.filter((posting) => !missed.has(posting));
    const gone = doubted ? [] : missing.filter((posting) => missed.has(posting));
    for (const [posting, shown] of [...fresh, ...edited]) known.set(posting, shown);
    for (const posting of firstMissed) missed.add(posting);
    for (const posting of gone) closed.add(posting);
    if (doubted) memory.doubtedSince ??= at;
    else if (!trusted || firstMissed.length === 0) memory.doubtedSince = undefined;
    readings.push({ board, at, reason, fresh, edited, gone });
    return {
      waiting: fresh.length + edited.length < allFresh.length + allEdited.length,
      missing: firstMissed.length > 0,
      doubtedSince: memory.doubtedSince,
    };
  });
  return readings;
}
