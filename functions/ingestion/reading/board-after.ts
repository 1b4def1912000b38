import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Board } from '../../table/board.ts';
import type { BoardReading } from '../adapters/adapter.ts';
import type { ImportSummary } from '../jobs/record-changes.ts';
import { withTrend } from '../registry/board-health.ts';
import { boardPage } from '../registry/board-page.ts';
import { countSize } from '../registry/board-sizes.ts';
import { employerSite } from '../registry/employer-site.ts';
import { countNewJobs } from '../registry/new-job-days.ts';
import { nextDue } from '../registry/next-due.ts';
import { updatePostingPattern } from '../registry/posting-pattern.ts';
import type { BoardResponse } from './fetch-board.ts';

export interface ReadingResult {
  readonly response: Extract<BoardResponse, { kind: 'read' }>;
  readonly summary: ImportSummary;
  /** The employer keys that the board is now filed under. */
  readonly filedUnder: string[];
  readonly seenAt: Date;
  readonly isSuspect: boolean;
  /** The board was suspect for so long that its loss is believed. */
  readonly isTrusted: boolean;
  /** Postings absent for the first time. */
  readonly missing: number;
  /** Postings open before this reading. */
  readonly open: number;
  /** Postings left for the next reading. */
  readonly waiting: number;
  readonly withoutDetail: number;
  /** The reading was a baseline. */
  readonly isBaseline: boolean;
}

export function afterFailure(
  board: Board,
  now: Date,
  { message, retryAfter }: { message: string; retryAfter?: number },
): Board {
  const failures = board.failures + 1;
  const dueAt = nextDue(board, now, { count: failures, ...withoutEmpty({ retryAfter }) });
  return withTrend({ ...board, outcome: 'failed', message, failures, dueAt }, 'failed');
}

/** The board while it is read: if the reading never ends, the board waits longer each time. */
export const beforeReading = (board: Board, now: Date): Board => ({
  ...afterFailure(board, now, { message: 'The last reading did not end.' }),
  unfinished: true,
});

export function afterUnchanged(board: Board, now: Date): Board {
  const after: Board = {
    ...board,
    outcome: 'unchanged',
    message: '',
    readAt: now.toISOString(),
    failures: 0,
    sizes: board.suspectSince === null ? countSize(board.sizes, board.postings, now) : board.sizes,
    dueAt: nextDue(board, now),
  };
  return withTrend(after, 'unchanged');
}

/** The board after a reading whose changes were written as far as possible. */
export function afterReading(board: Board, now: Date, result: ReadingResult): Board {
  const { response, summary, filedUnder, seenAt, isSuspect, isTrusted, missing, waiting, withoutDetail } =
    result;
  const { isPrefix, isIncomplete } = response.reading;
  const added = summary.added + summary.collapsed;
  const updated = {
    ...board,
    learned: updatePostingPattern(board, added, seenAt),
    employer: summary.employer,
    countries: summary.countries,
    newJobs: countNewJobs(board, summary.added, seenAt),
    site: siteOf(board, response.reading),
    filedUnder,
    lastNewAt: added > 0 ? seenAt.toISOString() : board.lastNewAt,
    postings: isPrefix ? board.postings + added + summary.baseline : response.reading.postings.length,
  };
  // Due at once, and without validators, so that an unchanged response is compared again too.
  const readAgain = { dueAt: now.toISOString(), etag: '', bodyHash: '' };
  const [failure] = summary.failures;
  if (failure) {
    const message = `${summary.failures.length} writes failed: ${failure.message}`;
    return { ...afterFailure(updated, now, { message }), ...readAgain };
  }
  const outcome = isSuspect ? 'suspect' : 'read';
  const isPartial = response.reading.partial !== undefined;
  // A loss that was believed stays believed until the second reading has closed its postings.
  const isDoubted = isSuspect || (isPartial && !isIncomplete) || (isTrusted && missing > 0);
  // Reading an incomplete board again soon would find no more of it.
  const isUnsettled = missing > 0 || withoutDetail > 0 || (isPartial && !isIncomplete);
  const after: Board = {
    ...updated,
    outcome,
    message: messageFor(result),
    readAt: now.toISOString(),
    failures: 0,
    unreadableShare: unreadableShare(response.reading),
    dueAt: nextDue(updated, now),
    etag: response.etag,
    bodyHash: response.hash,
    unsettled: isUnsettled || (isPrefix === true && board.unsettled),
    suspectSince: isPrefix
      ? board.suspectSince
      : isDoubted
        ? (board.suspectSince ?? now.toISOString())
        : null,
    walkedAt: isPrefix ? board.walkedAt : now.toISOString(),
    // Only a whole board that is believed has a size.
    sizes:
      isPrefix || isDoubted || isPartial
        ? board.sizes
        : countSize(board.sizes, response.reading.postings.length, seenAt),
    isBaselineOpen: result.isBaseline && waiting > 0,
    ...(waiting > 0 ? { ...readAgain, walkedAt: null } : {}),
  };
  return withTrend(after, outcome);
}

/** The last known site stays while no posting links to it. */
function siteOf({ ats, slug, company, site }: Board, { postings }: BoardReading): string {
  const links = [...postings.map(({ url }) => url), boardPage(ats, slug) ?? ''];
  return employerSite(links, company || (postings[0]?.company ?? '')) || site;
}

function unreadableShare({ postings, unreadable }: BoardReading): number {
  const all = postings.length + unreadable.length;
  return all === 0 ? 0 : Math.round((100 * unreadable.length) / all);
}

function messageFor({ response, isSuspect, open, waiting, withoutDetail }: ReadingResult): string {
  const { postings, unreadable, partial } = response.reading;
  return [
    isSuspect
      ? `The board shows ${postings.length} postings, but ${open} were open. None is closed yet.`
      : '',
    unreadable.length > 0 ? `${unreadable.length} postings could not be read.` : '',
    partial ?? '',
    waiting > 0 ? `${waiting} postings wait for the next reading.` : '',
    withoutDetail > 0 ? `The details of ${withoutDetail} postings are unavailable.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
