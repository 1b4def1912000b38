import { inTurn } from './merge-readings.ts';
import type { ReadingFor } from './record.ts';
import { type ReplayedBoard, type ReplayedPosting, type Shown, shownAt } from './replayed-board.ts';
import { createSchedule } from './schedule.ts';

/** The expected result of one reading. Postings are in the board's order, and `at` is in milliseconds. */
export interface Finding {
  readonly board: ReplayedBoard;
  readonly at: number;
  readonly why: ReadingFor;
  readonly fresh: readonly [ReplayedPosting, Shown][];
  readonly edited: readonly [ReplayedPosting, Shown][];
  readonly gone: readonly ReplayedPosting[];
}

/**
 * Whether a loss is too large to trust for a day: all open postings, or at least three and more than half.
 */
const doubtful = (open: number, missing: number, there: number): boolean =>
  (there === 0 && open > 0) || (missing >= 3 && missing > open / 2);

const DAY = 86_400_000;

/** ATSs that need one request per description. A reading makes at most `TEXTS` of them. */
const TEXTS_APART = new Set(['smartrecruiters']);
const TEXTS = 60;

const saysTheSame = (one: Shown | undefined, other: Shown): boolean =>
  one === other || JSON.stringify(one?.expected) === JSON.stringify(other.expected);

/**
 * Computes each reading's expected result from the recording and the documented rules, without product code.
 */
export async function expectedReadings(boards: readonly ReplayedBoard[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const memories = boards.map(() => ({
    known: new Map<ReplayedPosting, Shown>(),
    missed: new Set<ReplayedPosting>(),
    closed: new Set<ReplayedPosting>(),
    doubtedSince: undefined as number | undefined,
  }));
  await inTurn(boards.map(createSchedule), (index, { at, why }) => {
    const [board, memory] = [boards[index], memories[index]];
    if (!board || !memory) throw new Error('There is no such board.');
    const { known, missed, closed } = memory;
    const there = board.postings.flatMap((posting): [ReplayedPosting, Shown][] => {
      const shown = shownAt(posting, at);
      return shown ? [[posting, shown]] : [];
    });
    const open = [...known.keys()].filter((posting) => !closed.has(posting));
    const missing = open.filter((posting) => !shownAt(posting, at));
    const most = TEXTS_APART.has(board.ats) ? TEXTS : Infinity;
    const allFresh = there.filter(([posting]) => !known.has(posting));
    const allEdited = there.filter(
      ([posting, shown]) => known.has(posting) && !saysTheSame(known.get(posting), shown),
    );
    const fresh = allFresh.slice(0, most);
    const edited = allEdited.slice(0, most - fresh.length);
    const trusted = memory.doubtedSince !== undefined && at - memory.doubtedSince > DAY;
    const doubted = !trusted && doubtful(open.length, missing.length, there.length);
    const first = doubted ? [] : missing.filter((posting) => !missed.has(posting));
    const gone = doubted ? [] : missing.filter((posting) => missed.has(posting));
    for (const [posting, shown] of [...fresh, ...edited]) known.set(posting, shown);
    for (const posting of first) missed.add(posting);
    for (const posting of gone) closed.add(posting);
    if (doubted) memory.doubtedSince ??= at;
    else if (!trusted || first.length === 0) memory.doubtedSince = undefined;
    findings.push({ board, at, why, fresh, edited, gone });
    return {
      waiting: fresh.length + edited.length < allFresh.length + allEdited.length,
      missing: first.length > 0,
      doubtedSince: memory.doubtedSince,
    };
  });
  return findings;
}
