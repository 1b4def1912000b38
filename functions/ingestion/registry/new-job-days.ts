import type { Board, NewJobDays } from '../../table/board.ts';

/** Four weeks, so that each day of the week is counted equally often. */
export const COUNTED_DAYS = 28;

const DAY = 86_400_000;

/**
 * Counts the new jobs of a reading on their UTC day, and forgets days older than four weeks. A reading that starts the
 * count adds nothing, because its postings may be years old.
 */
export function countNewJobs({ newJobs }: Pick<Board, 'newJobs'>, added: number, at: Date): NewJobDays {
  if (newJobs.since === '') return { since: at.toISOString(), days: {} };
  if (added === 0) return newJobs;
  const day = at.toISOString().slice(0, 10);
  const oldest = new Date(at.getTime() - COUNTED_DAYS * DAY).toISOString().slice(0, 10);
  const recent = Object.entries(newJobs.days).filter(([date]) => date >= oldest);
  return {
    since: newJobs.since,
    days: { ...Object.fromEntries(recent), [day]: (newJobs.days[day] ?? 0) + added },
  };
}
