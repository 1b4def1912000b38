import type { Alert, Meter } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { nextSendTime } from './next-send-time.ts';

/**
 * When what waits of a person may go, in milliseconds, as delivery would say it now: `now` itself where it is on its
 * way. `pending`: all that waits.
 */
export function dueAt(
  user: User,
  meter: Meter,
  pending: readonly Pick<Alert, 'matchedAt'>[],
  now: number,
): number {
  const oldest = Math.min(...pending.map(({ matchedAt }) => Date.parse(matchedAt)));
  const { messages, texts, nextAt } = meter;
  return nextSendTime(user, { messages, texts, oldest }, Math.max(now, nextAt));
}
