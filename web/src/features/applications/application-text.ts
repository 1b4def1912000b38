import type { ApplicationState } from '@daybreak/contract/types.ts';
import type { VisitorClock } from '../listing/day.ts';
import { dayOf } from '../listing/posted.ts';

/** What each state of an application is called, in the order of the list. */
export const stateNames: Readonly<Record<ApplicationState, string>> = {
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Whether nothing more is to come of an application. */
export const isOver = (state: ApplicationState): boolean => state === 'rejected' || state === 'withdrawn';

/** When somebody applied (ISO 8601), on their own clock: 'today at 9:14 AM', 'on Nov 18', 'on Nov 18, 2025'. */
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
