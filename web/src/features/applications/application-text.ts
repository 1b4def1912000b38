import type { ApplicationState } from '@daybreak/contract/types.ts';
import { countText } from '../../components/count-text.ts';
import type { VisitorClock } from '../listing/day.ts';
import { dayOf } from '../listing/posted.ts';
import type { Application } from './api/applications.ts';

/** The states that a person can choose once they have applied. */
export const appliedStateNames: Readonly<Record<Exclude<ApplicationState, 'saved'>, string>> = {
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const stateNames: Readonly<Record<ApplicationState, string>> = {
  saved: 'Saved',
  ...appliedStateNames,
};

export const isOver = (state: ApplicationState): boolean => state === 'rejected' || state === 'withdrawn';

const WEEK_MS = 7 * 86_400_000;

/**
 * '1 week without an answer' for an application that nothing has happened to; empty before. `now` in epoch
 * milliseconds.
 */
export function silenceText(
  { state, appliedAt, changedAt }: Pick<Application, 'state' | 'appliedAt' | 'changedAt'>,
  now: number,
): string {
  const since = Math.max(Date.parse(appliedAt ?? ''), Date.parse(changedAt));
  const weeks = state === 'applied' ? Math.floor((now - since) / WEEK_MS) : 0;
  return weeks >= 1 ? `${countText(weeks, 'week')} without an answer` : '';
}

/** In the reader's time zone: 'today at 9:14 AM', 'on Nov 18', or 'on Nov 18, 2025'. `at` is ISO 8601. */
export function formatAppliedAt(at: string, clock: VisitorClock): string {
  const { timeZone } = clock;
  const instant = new Date(at);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant);
  const day = dayOf(instant.getTime(), clock);
  if (day === 'today' || day === 'yesterday')
    return `${day} at ${written({ hour: 'numeric', minute: '2-digit' })}`;
  const year = written({ year: 'numeric' });
  const date = written({ month: 'short', day: 'numeric' });
  return clock.date.startsWith(year) ? `on ${date}` : `on ${date}, ${year}`;
}
